import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RichText } from '../../../components/richText/RichText.tsx';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';

/** The text of an article: to write, and as it will be read. */
export function ArticleContents() {
  const id = useId();
  const translate = useTranslate();
  const { form } = useModuleFormContext();
  const [isPreview, setPreview] = useState(false);
  const html = String(useWatch({ control: form.control, name: 'contents' }) ?? '');
  const panel = (preview: boolean) => ({
    role: 'tabpanel',
    id: `${id}-${preview ? 'preview' : 'write'}`,
    'aria-labelledby': `${id}-${preview ? 'preview' : 'write'}-tab`,
    hidden: isPreview !== preview,
  });
  return (
    <Card sx={{ px: { xs: 2, sm: 2.5 }, pt: 1, pb: 2 }}>
      <Tabs
        value={isPreview}
        onChange={(_, next: boolean) => setPreview(next)}
        aria-label={translate('help.article')}
      >
        {[false, true].map((preview) => {
          const name = preview ? 'preview' : 'write';
          return (
            <Tab
              key={name}
              value={preview}
              id={`${id}-${name}-tab`}
              aria-controls={`${id}-${name}`}
              label={translate(`help.${name}`)}
            />
          );
        })}
      </Tabs>
      {/* The editor stays where it is while the other is looked at: what can be undone stays so. */}
      <Box {...panel(false)} sx={{ pt: 1.5 }}>
        <FieldInput source="contents" />
      </Box>
      <Box {...panel(true)} sx={{ pt: 2, px: { sm: 1 } }}>
        {html ? (
          isPreview && <RichText html={html} article />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{translate('help.previewEmpty')}</Typography>
        )}
      </Box>
    </Card>
  );
}
