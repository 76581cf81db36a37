import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import { OperationButton, type OperationButtonProps } from './OperationButton.tsx';

export type Operation = Omit<OperationButtonProps, 'saidAt'>;

interface OperationsProps {
  /** What the list is called. */
  readonly label: string;
  readonly operations: readonly Operation[];
  /** More of them, as list items. */
  readonly children?: ReactNode;
  /** Stands below all others. */
  readonly last?: Operation | undefined;
}

/** The reasons that more than one operation is off for. */
const sharedReasons = (operations: OperationsProps['operations']): readonly string[] => {
  const reasons = operations.flatMap(({ reason }) => (reason ? [reason] : []));
  return [...new Set(reasons.filter((reason, at) => reasons.indexOf(reason) !== at))];
};

/** What can be done with a record. A reason that several operations are off for is said once, below them. */
export function Operations({ label, operations, children, last }: OperationsProps) {
  const id = useId();
  const errorText = useErrorText();
  const shared = sharedReasons(last ? [...operations, last] : operations);
  const place = (reason: string) => `${id}${reason}`;
  const button = (operation: Operation) => (
    <OperationButton
      key={operation.label}
      {...operation}
      saidAt={operation.reason && shared.includes(operation.reason) ? place(operation.reason) : undefined}
    />
  );
  return (
    <Box component="nav" aria-label={label} sx={{ p: 1 }}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          // Below a record, where there is room, side by side.
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {operations.map(button)}
        {children}
        {last && button(last)}
      </Box>
      {/* Below the list: a reason that comes or goes moves no button. */}
      {shared.map((reason) => (
        <Typography
          key={reason}
          id={place(reason)}
          sx={{ px: 1.25, pt: 0.75, pb: 1, fontSize: '0.8125rem', lineHeight: 1.4, color: 'text.secondary' }}
        >
          {errorText(reason)}
        </Typography>
      ))}
    </Box>
  );
}
