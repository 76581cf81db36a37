import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { sameValue } from '../../../dataProvider/changes.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { getField } from '../../../resources/kit/values/field.ts';
import { ComparisonTable, differingFirst } from '../../components/ComparisonTable.tsx';
import { fieldLabel, isEmpty } from '../../fields/index.ts';
import { BareValue } from '../../forms/FieldValue.tsx';
import type { Version } from './useVersions.ts';

interface VersionComparisonProps {
  readonly module: AnyModule;
  readonly older: Version;
  readonly newer: Version;
  /** Starts with all fields, also those that are the same. */
  readonly isWhole?: boolean;
}

/**
 * Two versions, a line for each field; those that differ are marked by word and ground. A version beside itself is shown
 * once.
 */
export function VersionComparison({ module, older, newer, isWhole = false }: VersionComparisonProps) {
  const translate = useTranslate();
  const isOne = older.version === newer.version;
  const [onlyChanged, setOnlyChanged] = useState(!isWhole && !isOne);
  const differs = (name: string) => !sameValue(older[name], newer[name]);
  // What one of them was never asked about has not changed.
  const names = Object.keys(module.fields).filter((name) => name in older && name in newer);
  const changed = names.filter(differs);
  // Both have a picture: that one is there says nothing of the change.
  const isOtherPicture = (name: string) =>
    getField(module.fields, name).kind === 'photo' &&
    differs(name) &&
    !isEmpty(older[name]) &&
    !isEmpty(newer[name]);
  const number = (version: Version) => translate('kit.compare.versions.number', { n: version.version });
  return (
    <Box sx={{ minWidth: 0 }}>
      {!isOne && (
        <FormControlLabel
          sx={{ ml: 0, mb: 1 }}
          control={<Switch checked={onlyChanged} onChange={(_, on) => setOnlyChanged(on)} />}
          label={translate('kit.compare.versions.onlyChanged')}
        />
      )}
      {onlyChanged && changed.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{translate('kit.compare.versions.same')}</Box>
      ) : (
        <ComparisonTable label={translate('kit.compare.versions.compareTitle')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('kit.compare.versions.field')}</TableCell>
              <TableCell>{number(older)}</TableCell>
              {!isOne && <TableCell>{number(newer)}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {(onlyChanged ? changed : differingFirst(names, differs)).map((name) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {fieldLabel(translate, module, name)}
                </TableCell>
                <TableCell>
                  <BareValue module={module} source={name} record={older} />
                </TableCell>
                {!isOne && (
                  <TableCell sx={differs(name) ? { bgcolor: 'primary.light' } : {}}>
                    {isOtherPicture(name) ? (
                      translate('kit.fields.photo.other')
                    ) : (
                      <BareValue module={module} source={name} record={newer} />
                    )}
                    {differs(name) && (
                      <span style={visuallyHidden}>{` (${translate('kit.compare.versions.differs')})`}</span>
                    )}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </ComparisonTable>
      )}
    </Box>
  );
}
