import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { EntityAssociation } from '../../../../resources/access/session/types.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { AssociationRow } from './AssociationRow.tsx';
import type { ActionResult } from './associationsQuery.ts';

interface AssociationListProps {
  readonly entities: UseQueryResult<readonly EntityAssociation[]>;
  readonly chosen?: number | null | undefined;
  readonly onChoose?: ((entityId: number | null) => void) | undefined;
  readonly onTold: (told: ActionResult) => void;
}

/** The entities, the ones that can be entered first as the server sorts them. */
export function AssociationList({ entities, chosen, onChoose, onTold }: AssociationListProps) {
  const translate = useTranslate();
  if (entities.isError) {
    return (
      <Alert
        severity="error"
        role="alert"
        action={<Button onClick={() => void entities.refetch()}>{translate('auth.entities.retry')}</Button>}
      >
        {translate('auth.entities.unavailable')}
      </Alert>
    );
  }
  if (!entities.data)
    return [0, 1].map((line) => <Skeleton key={line} variant="rounded" height={68} sx={{ mb: 1 }} />);
  if (entities.data.length === 0) {
    return <EmptyState title={translate('auth.entities.none')} text={translate('auth.entities.noneHint')} />;
  }
  return (
    <Box
      role={onChoose ? 'radiogroup' : 'list'}
      aria-label={translate(onChoose ? 'auth.entities.choose' : 'auth.entities.tabs')}
    >
      {entities.data.map((association) => (
        <AssociationRow
          key={association.entity.id}
          association={association}
          chosen={association.entity.id === chosen}
          onChoose={onChoose && (() => onChoose(association.entity.id))}
          onTold={onTold}
        />
      ))}
    </Box>
  );
}
