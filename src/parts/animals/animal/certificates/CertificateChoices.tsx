import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { OfferedCertificate } from '../../../../../resources/animals/certificate/calls.ts';
import {
  CERTIFICATE_LANGUAGES,
  type CertificateLanguage,
} from '../../../../../resources/animals/certificate/certificateValues.ts';
import { FieldInput } from '../../../../forms/FieldInput.tsx';
import { parameterSource } from './certificateInputs.ts';
import { useKindWords } from './useKindWords.ts';
import { languageName } from '../../../../fields/names.ts';

interface CertificateChoicesProps {
  readonly templates: readonly Pick<OfferedCertificate, 'id' | 'name' | 'description' | 'properties'>[];
  readonly templateId: number | null;
  readonly onTemplate: (id: number) => void;
  readonly language: CertificateLanguage;
  readonly onLanguage: (language: CertificateLanguage) => void;
}

/** Which certificate, in which language, and what it asks for. */
export function CertificateChoices({
  templates,
  templateId,
  onTemplate,
  language,
  onLanguage,
}: CertificateChoicesProps) {
  const translate = useTranslate();
  const say = useKindWords();
  const template = templates.find(({ id }) => id === templateId);
  return (
    <>
      <TextField
        select
        label={translate('certificatePages.dialog.template')}
        value={templateId ?? ''}
        helperText={template?.description && say('description', template.description)}
        onChange={(event) => onTemplate(Number(event.target.value))}
      >
        {templates.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {say('name', name)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('certificatePages.dialog.language')}
        value={language}
        onChange={(event) => onLanguage(event.target.value as CertificateLanguage)}
      >
        {CERTIFICATE_LANGUAGES.map((one) => (
          <MenuItem key={one} value={one}>
            {languageName(translate, one)}
          </MenuItem>
        ))}
      </TextField>
      {template?.properties.map(({ code, name, description }) => (
        <FieldInput
          key={code}
          source={parameterSource({ code })}
          label={say('parameter', name)}
          {...(description && { help: description })}
        />
      ))}
    </>
  );
}
