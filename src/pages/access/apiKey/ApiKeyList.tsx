import Button from '@mui/material/Button';
import { apiKey } from '../../../../resources/access/apiKey/schema.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** `/api-key`: the keys of programs, with the way to the page for those who write them. */
export function ApiKeyList() {
  const say = useTexts('apiKeyPages');
  return (
    <ModuleList
      module={apiKey}
      actions={
        <Button variant="outlined" href="/api/docs" target="_blank" rel="noopener">
          {say('developers')}
        </Button>
      }
    />
  );
}
