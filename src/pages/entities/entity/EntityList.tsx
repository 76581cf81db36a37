import AccountTreeRounded from '@mui/icons-material/AccountTreeRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { entity } from '../../../../resources/entities/entity/schema.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** `/entity`: the entities, and the way to the tree that they form. */
export function EntityList() {
  const say = useTexts('entityPages.tree');
  return (
    <ModuleList
      module={entity}
      actions={
        <Button component={Link} to="/entity/tree" variant="outlined" startIcon={<AccountTreeRounded />}>
          {say('asTree')}
        </Button>
      }
    />
  );
}
