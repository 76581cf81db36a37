import useMediaQuery from '@mui/material/useMediaQuery';
import type { RequestRow } from '../requestRow.ts';
import { useRequestType } from '../requestType.ts';
import { useOpenRecords } from '../usePresence.ts';
import { QueueCards } from './QueueCards.tsx';
import { QueueTable } from './QueueTable.tsx';
import type { QueueRowsProps } from './RowParts.tsx';

/** Below this width, in pixels, a row stands as a card. */
const CARDS_BELOW = 820;

/** The requests of a queue: a table, on a narrow screen cards. */
export function QueueRows({ mayDecide }: Pick<QueueRowsProps, 'mayDecide'>) {
  const isNarrow = useMediaQuery(`(max-width: ${CARDS_BELOW - 0.05}px)`);
  const open = useOpenRecords(useRequestType());
  const openBy = ({ id }: RequestRow) => (open.get(id) ?? []).map(({ user }) => user.name).join(', ');
  const Rows = isNarrow ? QueueCards : QueueTable;
  return <Rows mayDecide={mayDecide} openBy={openBy} />;
}
