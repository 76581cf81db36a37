import MapRounded from '@mui/icons-material/MapRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { lostAnimal as module } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { lostCells } from '../../../parts/lostFound/lostAnimal/lostCells.tsx';

/** `/animal/lost`: the open reports of the country, and with a filter the closed ones. */
export function LostList() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('lostPages.list.title')}</PageTitle>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <Button component={Link} to="/animal/lost/map" startIcon={<MapRounded />}>
          {translate('lostPages.map.show')}
        </Button>
      </Box>
      <ModuleList
        module={module}
        cells={lostCells}
        createTo={may(module.access.create) ? '/animal/lost/create' : null}
      />
    </>
  );
}
