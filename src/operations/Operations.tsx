import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import { OperationButton, type OperationButtonProps } from './OperationButton.tsx';

export interface Operation extends Omit<OperationButtonProps, 'saidAt'> {
  /**
   * Its place among the likeliest, from 0. In a list where any has one, the likeliest that can be done stand first, and
   * the others below a button that shows them.
   */
  readonly rank?: number | undefined;
  /** The key of the group that it stands in; the first of the page's groups where it has none of them. */
  readonly group?: string | undefined;
}

/** A group of operations under a title. */
export interface OperationGroup {
  readonly key: string;
  readonly title: string;
}

interface OperationsProps {
  /** The label of the list. */
  readonly label: string;
  readonly operations: readonly Operation[];
  /** Of those below the button, in this order, where there is room; on a phone they form one list. */
  readonly groups?: readonly OperationGroup[] | undefined;
  /** More of them, as list items. */
  readonly children?: ReactNode;
  /** Stands below all others. */
  readonly last?: Operation | undefined;
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  // Below a record, where there is room, side by side.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  '&[hidden]': { display: 'none' },
} as const;

/** The reasons that more than one operation is off for. */
const sharedReasons = (operations: OperationsProps['operations']): readonly string[] => {
  const reasons = operations.flatMap(({ reason }) => (reason ? [reason] : []));
  return [...new Set(reasons.filter((reason, at) => reasons.indexOf(reason) !== at))];
};

/** The operations in each group of a page, in the order of the groups. */
const inGroups = (
  operations: readonly Operation[],
  groups: readonly OperationGroup[],
): readonly (OperationGroup & { readonly operations: readonly Operation[] })[] => {
  const keys = groups.map(({ key }) => key);
  const keyOf = ({ group = '' }: Operation) => (keys.includes(group) ? group : keys[0]);
  return groups.map((group) => ({
    ...group,
    operations: operations.filter((one) => keyOf(one) === group.key),
  }));
};

/** So many operations stand above the button that shows the others. */
const STANDING = { phone: 3, wide: 6 } as const;

/** The operations that stand above that button, in their order: all, where none has a rank or they are few. */
function standingOf(operations: readonly Operation[], most: number): readonly Operation[] {
  if (operations.length <= most || operations.every(({ rank }) => rank === undefined)) return operations;
  const main = operations
    .filter(({ reason }) => reason === undefined)
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity))
    .slice(0, most);
  return operations.filter((one) => one.isActive === true || main.includes(one));
}

/**
 * The operations of a record. A reason shared by several operations is shown once, below them. Of many, the less
 * likely ones stand below a button that shows them, in the order of the keyboard and of screen readers.
 */
export function Operations({ label, operations, groups, children, last }: OperationsProps) {
  const id = useId();
  const errorText = useErrorText();
  const translate = useTranslate();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const standing = standingOf(operations, isPhone ? STANDING.phone : STANDING.wide);
  const folded = operations.filter((one) => !standing.includes(one));
  const seen = isOpen ? operations : standing;
  const shared = sharedReasons(last ? [...operations, last] : operations);
  const place = (reason: string) => `${id}${reason}`;
  const button = ({ group: _group, rank: _rank, ...operation }: Operation) => (
    <OperationButton
      key={operation.label}
      {...operation}
      saidAt={operation.reason && shared.includes(operation.reason) ? place(operation.reason) : undefined}
    />
  );
  return (
    <Box component="nav" aria-label={label} sx={{ p: 1 }}>
      <Box component="ul" sx={list}>
        {standing.map(button)}
        {children}
        {last && button(last)}
      </Box>
      {folded.length > 0 && (
        <>
          <Button
            fullWidth
            aria-expanded={isOpen}
            aria-controls={`${id}folded`}
            endIcon={isOpen ? <ExpandLessRounded /> : <ExpandMoreRounded />}
            onClick={() => setOpen(!isOpen)}
            sx={{ minHeight: 44 }}
          >
            {translate(isOpen ? 'kit.operation.fewer' : 'kit.operation.more', { smart_count: folded.length })}
          </Button>
          <Box id={`${id}folded`} hidden={!isOpen}>
            {groups && !isPhone ? (
              inGroups(folded, groups).map(({ key, title, operations: own }) => (
                <Group key={key} title={title}>
                  {own.map(button)}
                </Group>
              ))
            ) : (
              <Box component="ul" sx={list}>
                {folded.map(button)}
              </Box>
            )}
          </Box>
        </>
      )}
      {/* Below the list: a reason that appears or disappears moves no button. */}
      {shared
        .filter((said) => last?.reason === said || seen.some(({ reason }) => reason === said))
        .map((reason) => (
          <Typography
            key={reason}
            id={place(reason)}
            sx={{
              px: 1.25,
              pt: 0.75,
              pb: 1,
              fontSize: '0.8125rem',
              lineHeight: 1.4,
              color: 'text.secondary',
            }}
          >
            {errorText(reason)}
          </Typography>
        ))}
    </Box>
  );
}

interface GroupProps {
  readonly title: string;
  /** List items. */
  readonly children: readonly ReactNode[];
}

/** The operations of one group under its title; nothing where the group is empty. */
function Group({ title, children }: GroupProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <Box sx={{ '& + &': { mt: 1 } }}>
      <Typography
        component="h3"
        id={id}
        sx={{ px: 1.25, pt: 0.75, pb: 0.25, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}
      >
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={list}>
        {children}
      </Box>
    </Box>
  );
}
