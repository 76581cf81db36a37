import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import type { EntityAssociation } from '../../../../resources/access/session/types.ts';
import type { ToneName } from '../../../theme/palette.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { AssociationActions } from './AssociationActions.tsx';
import type { ActionResult } from './associationsQuery.ts';

const TONE: Record<EntityAssociation['status'], ToneName> = {
  ACCEPTED: 'good',
  PENDING_VETERINARY_RESPONSE: 'attention',
  PENDING_ENTITY_RESPONSE: 'neutral',
};

interface AssociationRowProps {
  readonly association: EntityAssociation;
  readonly chosen: boolean;
  readonly onChoose?: (() => void) | undefined;
  readonly onTold: (told: ActionResult) => void;
}

/** One entity: its name, what it is to this veterinarian, and what can be done about it. */
export function AssociationRow({ association, chosen, onChoose, onTold }: AssociationRowProps) {
  const translate = useTranslate();
  const current = useActor()?.entity?.id === association.entity.id;
  const { entity, status, isClinicalDirector } = association;
  const selectable = onChoose !== undefined && status === 'ACCEPTED';
  const label = `entity-${entity.id}`;
  const details = [
    entity.brand && entity.brand !== entity.name ? entity.brand : null,
    entity.vatNumber
      ? translate('auth.entities.vat', { vat: entity.vatNumber })
      : translate('auth.entities.subEntity'),
    isClinicalDirector ? translate('auth.entities.director') : null,
  ].filter(Boolean);
  return (
    <Box
      role={onChoose ? undefined : 'listitem'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        mb: 1,
        px: 1.5,
        py: 1.25,
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        bgcolor: chosen ? 'primary.light' : 'transparent',
        borderRadius: 1.5,
      }}
    >
      <Box
        // The same whether it can be chosen yet or not: what opens to be chosen stays where the keyboard is.
        component={onChoose ? 'label' : 'div'}
        sx={{
          flex: '1 1 240px',
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          cursor: selectable ? 'pointer' : 'default',
        }}
      >
        {onChoose && (
          <Radio
            name="entity"
            checked={chosen}
            disabled={!selectable}
            onChange={onChoose}
            slotProps={{ input: { 'aria-labelledby': label } }}
            sx={{ ml: -0.5 }}
          />
        )}
        <Box id={label} sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' }}>
            {entity.name}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {details.join(' · ')}
          </Typography>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1,
          pl: onChoose ? { xs: 5, sm: 0 } : 0,
          // On a line of its own it ends where those of the other rows end.
          ml: { sm: 'auto' },
        }}
      >
        <StatusBadge tone={current ? 'info' : TONE[status]}>
          {translate(current ? 'auth.entities.current' : `auth.entities.status.${status}`)}
        </StatusBadge>
        <AssociationActions association={association} current={current} onTold={onTold} />
      </Box>
    </Box>
  );
}
