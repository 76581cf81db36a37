import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { searchEntities } from '../../../../authProvider/signIn.ts';
import { useSession } from '../../../../authProvider/useSession.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { associationsKey, lastUsed, type ActionResult } from './associationsQuery.ts';
import { AssociationList } from './AssociationList.tsx';
import { RequestAccess } from './RequestAccess.tsx';

/** Milliseconds between two looks whether a request has been answered. */
const LOOK_EVERY = 10_000;

interface AssociationsProps {
  /** The entity chosen to be entered with, where one can be chosen. */
  readonly chosen?: number | null;
  readonly onChoose?: (entityId: number | null) => void;
  /** Chooses the entity that was worked for last, once the list is there. */
  readonly preselect?: boolean;
}

/** A veterinarian's entities: those to work for, and asking for another. */
export function Associations({ chosen, onChoose, preselect = false }: AssociationsProps) {
  const translate = useTranslate();
  const [asked, setTab] = useUrlParam('tab', ['request']);
  const tab = asked ?? 'authorised';
  const [told, setTold] = useState<ActionResult>();
  const isEntering = useSession().answer?.step === 'ENTITY';
  const entities = useQuery({
    queryKey: associationsKey,
    queryFn: searchEntities,
    // Before an entity is chosen there is no stream, and the page should show that an entity has opened.
    refetchInterval: ({ state }) =>
      isEntering && state.data?.some(({ status }) => status === 'PENDING_ENTITY_RESPONSE')
        ? LOOK_EVERY
        : false,
  });

  // A choice that has been withdrawn meanwhile must not stay chosen.
  const stillAccepted = entities.data?.some((one) => one.entity.id === chosen && one.status === 'ACCEPTED');
  useEffect(() => {
    if (chosen != null && entities.data && !stillAccepted) onChoose?.(null);
  }, [chosen, entities.data, stillAccepted, onChoose]);

  const proposed = useRef(false);
  useEffect(() => {
    if (!preselect || proposed.current || !entities.data) return;
    proposed.current = true;
    const last = lastUsed(entities.data);
    if (last && chosen == null) onChoose?.(last.entity.id);
  }, [preselect, entities.data, chosen, onChoose]);

  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: typeof tab) => setTab(next === 'request' ? next : null)}
        aria-label={translate('auth.entities.tabs')}
        variant="fullWidth"
      >
        <Tab
          value="authorised"
          id="entities-authorised"
          aria-controls="entities-panel"
          label={translate('auth.entities.authorised')}
        />
        <Tab
          value="request"
          id="entities-request"
          aria-controls="entities-panel"
          label={translate('auth.entities.request')}
        />
      </Tabs>
      <Box
        role="tabpanel"
        id="entities-panel"
        aria-labelledby={`entities-${tab}`}
        sx={{ pt: 2, minHeight: 220 }}
      >
        {told && (
          <Alert
            severity={told.severity}
            role={told.severity === 'error' ? 'alert' : 'status'}
            onClose={() => setTold(undefined)}
            sx={{ mb: 2 }}
          >
            {told.text}
          </Alert>
        )}
        {tab === 'authorised' ? (
          <AssociationList entities={entities} chosen={chosen} onChoose={onChoose} onTold={setTold} />
        ) : (
          <RequestAccess onTold={setTold} />
        )}
      </Box>
    </>
  );
}
