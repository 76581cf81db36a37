import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { TicketView } from '../../../../../resources/support/ticket/calls.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../../fields/index.ts';
import { processName, processPath } from '../../../../parts/support/ticket/processNames.ts';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { AttachmentList } from './AttachmentList.tsx';

/** A page of this register as it can be gone to; undefined for every other address. */
function ownPath(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  return origin === location.origin && routeExists(pathname) ? pathname + search : undefined;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: '0.875rem' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** The question, its author, and the page where it was asked. */
export function TicketFacts({ ticket }: { readonly ticket: TicketView }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { creationUser, creationTimestamp, currentUrl, processType, processId, trace } = ticket;
  const say = useTexts('supportPages.ticket');
  const path = currentUrl ? ownPath(currentUrl) : undefined;
  const process = processType && processId !== null ? { processType, processId } : null;
  const processText =
    process && say('aboutProcess', { process: processName(translate, process), id: processId });
  const who = [creationUser.name, creationUser.entity?.name, creationUser.email].filter(Boolean).join(' · ');
  return (
    <Box component="section" aria-label={say('description')}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '1.0625rem' }}>
        {ticket.description}
      </Typography>
      <AttachmentList ticketId={ticket.id} attachments={ticket.attachments} />
      <Box component="dl" sx={{ display: 'grid', gap: 0.25, m: 0, mt: 1.5 }}>
        <Fact name={say('created', { date: showTimestamp(creationTimestamp, timezone) })}>
          {say('by', { name: who })}
        </Fact>
        {process && (
          <Fact name={say('about')}>
            {routeExists(processPath(process)) ? (
              <Link component={RouterLink} to={processPath(process)}>
                {processText}
              </Link>
            ) : (
              processText
            )}
          </Fact>
        )}
        {currentUrl && (
          <Fact name={say('page')}>
            {path ? (
              <Link component={RouterLink} to={path}>
                {path}
              </Link>
            ) : (
              currentUrl
            )}
          </Fact>
        )}
        {trace?.logSessionId && <Fact name={say('session', { id: trace.logSessionId })}>{''}</Fact>}
      </Box>
      {trace && trace.lastSteps.length > 0 && (
        <Box component="details" sx={{ mt: 1, fontSize: '0.875rem' }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
            {say('trace')}
          </Box>
          <Box
            component="ol"
            sx={{ m: 0, mt: 0.5, pl: 3, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
          >
            {trace.lastSteps.map((step, at) => (
              // Actions repeat; only their position distinguishes them.
              // eslint-disable-next-line react/no-array-index-key
              <li key={at}>{step}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
