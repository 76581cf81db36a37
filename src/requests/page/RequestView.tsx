import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { showMinute } from '../../../resources/numbers/dates.ts';
import { Section } from '../../components/Section.tsx';
import { unbroken, useTimezone } from '../../fields/index.ts';
import { OperationDialog } from '../../operations/OperationDialog.tsx';
import { BESIDE, stack, withAside } from '../../theme/layout.ts';
import { cameFromOutside, originKey, titleOf, type RequestRecord } from '../requestRow.ts';
import { RequestLabels } from '../labels/Labels.tsx';
import { RequestStatus } from '../RequestStatus.tsx';
import { useRequestType } from '../requestType.ts';
import { Subjects } from '../Subjects.tsx';
import { Comparison as DeclaredComparison } from './Comparison.tsx';
import type { DecisionAction } from './DecisionDialog.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { Documents } from './Documents.tsx';
import { QueueSteps } from './QueueSteps.tsx';
import type { useQueue } from './useQueue.ts';

/** Components by which a type of request draws parts of its page. */
export interface RequestSlots<R extends RequestRecord> {
  /** The subject of the request, with `status` in it and `requested` below it. */
  readonly Subject?: ComponentType<{
    readonly request: R;
    readonly status: ReactNode;
    readonly requested: ReactNode;
  }>;
  /** The requested changes, in place of the declared comparison. */
  readonly Comparison?: ComponentType<{ readonly request: R }>;
  /** Stands below the documents. */
  readonly Below?: ComponentType<{ readonly request: R }>;
  /** The tickets about it, which stand last: handed down, as support belongs to a higher layer. */
  readonly Tickets?: ComponentType<{ readonly request: RequestRecord }>;
}

interface RequestViewProps<R extends RequestRecord> extends RequestSlots<R> {
  readonly request: R;
  readonly queue: ReturnType<typeof useQueue>;
  readonly onAction: (action: DecisionAction) => void;
  /** A notice for the user who decides; it stands beside the decisions. */
  readonly note: ReactNode;
}

/** The facts of a request and beside them, where there is room, its documents; what is decided stands below. */
const withDocuments = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [BESIDE]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto 1fr',
    '& > *': { gridColumn: 1 },
    '& > .documents': { gridColumn: 2, gridRow: '1 / -1', position: 'sticky', top: 80 },
  },
} as const;

/** When and by whom a request was made. */
function Requested({ request }: { readonly request: RequestRecord }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { creationUser, creationEntity, publicRequest, creationTimestamp, origin } = request;
  const who = [creationUser?.name ?? publicRequest?.requesterName, creationEntity?.name]
    .filter(Boolean)
    .join(', ');
  const date = showMinute(creationTimestamp, timezone);
  // Staff entered it for a person who is not their user.
  const person = creationUser && publicRequest?.requesterName;
  return (
    <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
      {unbroken(translate('kit.requests.page.requested', { date, who }))}
      {person && ` · ${translate('kit.requests.page.onBehalf', { name: person })}`}
      {cameFromOutside(origin) && ` · ${translate(originKey(origin))}`}
    </Typography>
  );
}

/** A request on one page: what it is about, what is asked for, its documents, and what to decide. */
export function RequestView<R extends RequestRecord>(props: RequestViewProps<R>) {
  const { request, queue, onAction, note, Subject, Comparison = DeclaredComparison, Below, Tickets } = props;
  const translate = useTranslate();
  const module = useRequestType();
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const status = <RequestStatus request={request} />;
  const requested = <Requested request={request} />;
  const documents = (
    <Section
      title={translate('kit.requests.page.documents')}
      action={
        request.operations.ADD_DOCUMENTS?.allowed && (
          <Button variant="outlined" size="small" onClick={() => setAdding(true)}>
            {translate('kit.requests.page.addDocuments')}
          </Button>
        )
      }
    >
      <Documents request={request} />
    </Section>
  );
  const hasDocuments = request.documents.length > 0;
  const further = (
    <>
      {Below && <Below request={request} />}
      {Tickets && <Tickets request={request} />}
    </>
  );
  return (
    <Box sx={hasDocuments ? withDocuments : withAside}>
      <Box sx={stack}>
        <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}>
          {Subject ? (
            <Subject request={request} status={status} requested={requested} />
          ) : (
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem' }}>
                  {titleOf(module, request)}
                </Typography>
                {status}
              </Box>
              <Subjects request={request} linked />
              {requested}
            </Box>
          )}
          <QueueSteps {...queue} />
          {/* A line of their own: beside the title they would leave it too little room. */}
          <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
            <RequestLabels request={request} />
          </Box>
        </Card>
        <Comparison request={request} />
        {!hasDocuments && documents}
        {!hasDocuments && further}
      </Box>
      {hasDocuments && <Box className="documents">{documents}</Box>}
      {hasDocuments && <Box sx={{ ...stack, '&:empty': { display: 'none' } }}>{further}</Box>}
      <DecisionPanel request={request} onAction={onAction} note={note} isBelow={hasDocuments} />
      <OperationDialog
        module={module.name}
        open={isAdding ? 'addDocuments' : null}
        record={request}
        name={titleOf(module, request)}
        onClose={() => setAdding(false)}
        onDone={() => client.invalidateQueries({ queryKey: [module.resource] })}
      />
    </Box>
  );
}
