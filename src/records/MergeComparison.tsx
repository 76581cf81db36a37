import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { sameValue } from '../../dataProvider/changes.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { fieldLabel, isEmpty } from '../fields/index.ts';
import { BareValue } from '../forms/FieldValue.tsx';
import { ComparisonTable, differingFirst } from '../components/ComparisonTable.tsx';

type Record = Readonly<{ [name: string]: unknown }>;

/** A record of the two, with the head of its column and the name under which a value is its. */
interface Side {
  readonly record: Record;
  readonly head: string;
  readonly name: string;
}

/** Fields that are taken together. */
export interface MergeGroup<Key> {
  readonly key: Key;
  readonly fields: readonly string[];
  /** Whether the user may choose. */
  readonly isOpen: boolean;
}

/** The texts that a comparison asks for. */
type ComparisonText = 'compare' | 'field' | 'keep' | 'readOnly' | 'readOnlyEmpty' | 'equal';

interface MergeComparisonProps<Key> {
  readonly module: AnyModule;
  readonly kept: Side;
  readonly other: Side;
  /** The picture of a record, for a field that holds one. */
  readonly Picture?: ComponentType<{ readonly record: Record }>;
  /** Fields that are shown where they differ, and always stay. */
  readonly fixed: readonly string[];
  readonly groups: readonly MergeGroup<Key>[];
  /** Keys of the groups that are taken from the other record. */
  readonly taken: readonly Key[];
  /** Without it, nothing can be chosen. */
  readonly onTaken?: ((taken: readonly Key[]) => void) | undefined;
  readonly say: (key: ComparisonText, values?: Readonly<{ [name: string]: unknown }>) => string;
}

const isWithout = (record: Record, fields: readonly string[]): boolean =>
  fields.every((name) => isEmpty(record[name]));

/** The fields of a group that differ, where only one of the two records has a value in them. */
const fieldsOfOne = (fields: readonly string[], kept: Record, other: Record): readonly string[] => {
  const names = fields.filter((name) => name in kept && !sameValue(kept[name], other[name]));
  return isWithout(kept, names) || isWithout(other, names) ? names : [];
};

/**
 * Returns the keys of the groups that a merge takes from the other record unless the user chooses: those in which the
 * kept record has no value.
 */
export const proposedTaken = <Key,>(
  groups: readonly MergeGroup<Key>[],
  kept: Record,
  other: Record,
): readonly Key[] =>
  groups
    .filter(({ fields, isOpen }) => {
      const names = fieldsOfOne(fields, kept, other);
      return isOpen && names.length > 0 && isWithout(kept, names);
    })
    .map(({ key }) => key);

/**
 * Two records that become one, with what differs between them, and which value stays. Where only one of them has a value
 * there is nothing to choose; such rows stand below those that ask for a choice.
 */
export function MergeComparison<Key extends string>({
  module,
  kept,
  other,
  Picture,
  fixed,
  groups,
  taken,
  onTaken,
  say,
}: MergeComparisonProps<Key>) {
  const translate = useTranslate();
  const differs = (name: string) => name in kept.record && !sameValue(kept.record[name], other.record[name]);
  const rows = differingFirst(
    [...fixed.map((name) => ({ key: undefined, fields: [name], isOpen: false })), ...groups].filter(
      ({ fields }) => fields.some(differs),
    ),
    ({ fields }) => fieldsOfOne(fields, kept.record, other.record).length === 0,
  );
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary' }}>{say('equal')}</Box>;
  return (
    <Box sx={{ '& th': { overflowWrap: 'anywhere', whiteSpace: 'normal' } }}>
      <ComparisonTable label={say('compare')}>
        <TableHead>
          <TableRow>
            <TableCell>{say('field')}</TableCell>
            <TableCell>{kept.head}</TableCell>
            <TableCell>{other.head}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, fields, isOpen }) => {
            const names = fields.filter(differs);
            const label = names.map((name) => fieldLabel(translate, module, name)).join(', ');
            const isTaken = key !== undefined && taken.includes(key);
            const isOfOne = fieldsOfOne(fields, kept.record, other.record).length > 0;
            const mayChoose = isOpen && !isOfOne && onTaken !== undefined;
            const take = (takes: boolean) => {
              const others = taken.filter((one) => one !== key);
              onTaken?.(takes && key !== undefined ? [...others, key] : others);
            };
            const cell = ({ record, name }: Side, takes: boolean) => (
              <TableCell sx={isTaken === takes ? { bgcolor: 'primary.light' } : {}}>
                <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
                  {mayChoose && (
                    <Radio
                      size="small"
                      name={`merge-${fields[0]}`}
                      checked={isTaken === takes}
                      onChange={() => take(takes)}
                      slotProps={{ input: { 'aria-label': say('keep', { field: label, name }) } }}
                      sx={{ mt: -0.75, ml: -1 }}
                    />
                  )}
                  <Box
                    component="span"
                    sx={{ minWidth: 0, overflowWrap: 'anywhere', '& *': { whiteSpace: 'normal' } }}
                  >
                    {names.map((field) => (
                      <Box key={field}>
                        {Picture && module.fields[field]?.kind === 'photo' ? (
                          <Picture record={record} />
                        ) : (
                          <BareValue module={module} source={field} record={record} compact />
                        )}
                      </Box>
                    ))}
                    {!mayChoose && isTaken === takes && (
                      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                        {say(names.every((field) => isEmpty(record[field])) ? 'readOnlyEmpty' : 'readOnly')}
                      </Box>
                    )}
                  </Box>
                </Box>
              </TableCell>
            );
            return (
              <TableRow key={fields[0]}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {label}
                </TableCell>
                {cell(kept, false)}
                {cell(other, true)}
              </TableRow>
            );
          })}
        </TableBody>
      </ComparisonTable>
    </Box>
  );
}
