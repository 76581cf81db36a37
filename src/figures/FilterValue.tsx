import { useState } from 'react';
import type { DataSetColumn } from '../../resources/figures/dataSet/calls.ts';
import { PERIODS, type DataFilter } from '../../resources/figures/dataSet/query.ts';
import { reference } from '../../resources/kit/fields.ts';
import { findResource } from '../../resources/moduleIndex.ts';
import { TextControl } from '../components/TextControl.tsx';
import { SelectControl } from '../fields/controls/SelectControl.tsx';
import { DayControl } from '../fields/date.tsx';
import { isIsoDate } from '../../resources/numbers/dates.ts';
import { ReferenceControl } from '../fields/reference/ReferenceControl.tsx';
import { useTexts } from '../runtime/language/useTexts.ts';
import type { FilterDraft } from './filterWays.ts';

export interface FilterValueProps {
  readonly id: string;
  readonly column: DataSetColumn;
  readonly draft: FilterDraft;
  readonly onFilter: (filter: DataFilter) => void;
  /** It takes one value. */
  readonly isSingle?: boolean;
  /** A period can be cleared. */
  readonly isOptional?: boolean;
}

/** The value that a column is compared with, entered as its kind is. */
export function FilterValue({
  id,
  column,
  draft,
  onFilter,
  isSingle = false,
  isOptional = false,
}: FilterValueProps) {
  const say = useTexts('dataBuilder');
  const { way, filter } = draft;
  const name = way === 'IS_NOT' ? 'isNot' : 'is';
  const chosen = filter[name] ?? [];
  const choose = (values: readonly (string | number | boolean)[]) =>
    onFilter({ column: column.name, ...(values.length > 0 && { [name]: [...values] }) });
  if (way === 'IS_EMPTY' || way === 'IS_SET') return null;
  if (way === 'PERIOD')
    return (
      <SelectControl
        id={id}
        label={say('period')}
        required={!isOptional}
        value={filter.period ?? ''}
        options={PERIODS.map((period) => ({ value: period, text: say(`periods.${period}`) }))}
        onChoose={(period) =>
          onFilter({
            column: column.name,
            ...(period !== '' && { period: period as NonNullable<DataFilter['period']> }),
          })
        }
      />
    );
  if (way === 'ON')
    return (
      <DayControl
        id={id}
        label={say('value')}
        ahead
        value={String(filter.from ?? '')}
        onChange={(value) => {
          const day = String(value ?? '');
          onFilter({ column: column.name, ...(isIsoDate(day) && { from: day, to: day }) });
        }}
      />
    );
  if (way === 'BETWEEN') return <Ends {...{ id, column, draft, onFilter }} />;
  if (way === 'CONTAINS')
    return (
      <TextControl
        id={id}
        label={say('value')}
        text={filter.contains ?? ''}
        onText={(text) =>
          onFilter({ column: column.name, ...(text !== '' && { contains: text.slice(0, 100) }) })
        }
      />
    );
  if (column.kind === 'choice') {
    const options = (column.choices ?? []).map(({ value, label }) => ({ value, text: label }));
    return (
      <SelectControl
        id={id}
        label={say('value')}
        value={isSingle ? String(chosen[0] ?? '') : chosen.map(String)}
        options={options}
        onChoose={(values) =>
          choose(typeof values === 'string' ? [values].filter((one) => one !== '') : [...values])
        }
      />
    );
  }
  if (column.kind === 'boolean')
    return (
      <SelectControl
        id={id}
        label={say('value')}
        value={chosen.length > 0 ? String(chosen[0]) : ''}
        options={[
          { value: 'true', text: say('yes') },
          { value: 'false', text: say('no') },
        ]}
        onChoose={(value) => choose(value === '' ? [] : [value === 'true'])}
      />
    );
  if (column.kind === 'reference') {
    const to = column.to ?? '';
    return (
      <ReferenceControl
        id={id}
        label={say('value')}
        field={reference(to, { label: findResource(to)?.title ?? 'name' })}
        several={!isSingle}
        ids={chosen.filter((value) => typeof value === 'number')}
        onChoose={(ids) => choose(ids)}
      />
    );
  }
  return <Listed {...{ id, column, chosen, choose, isSingle }} />;
}

/** Several numbers or texts, with commas between them. */
function Listed({
  id,
  column,
  chosen,
  choose,
  isSingle,
}: {
  readonly isSingle: boolean;
  readonly id: string;
  readonly column: DataSetColumn;
  readonly chosen: NonNullable<DataFilter['is']>;
  readonly choose: (values: readonly (string | number)[]) => void;
}) {
  const say = useTexts('dataBuilder');
  const [text, setText] = useState(chosen.join(', '));
  const isNumber = column.kind === 'number';
  const take = (typed: string) => {
    setText(typed);
    if (isSingle && !isNumber) return choose(typed.trim() === '' ? [] : [typed.trim()]);
    const parts = typed
      .split(isNumber ? /[;,\s]+/ : ',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const values = isNumber ? parts.map(Number).filter(Number.isFinite) : parts.slice(0, 200);
    return choose(isSingle ? values.slice(0, 1) : values);
  };
  return (
    <TextControl
      id={id}
      label={say('value')}
      {...(!isSingle && { help: say('several') })}
      text={text}
      onText={take}
    />
  );
}

/** The two ends of a range of days or numbers; one of them is enough. */
function Ends({ id, column, draft, onFilter }: FilterValueProps) {
  const say = useTexts('dataBuilder');
  const [typed, setTyped] = useState({
    from: String(draft.filter.from ?? ''),
    to: String(draft.filter.to ?? ''),
  });
  const isDay = column.kind === 'date' || column.kind === 'timestamp';
  const take = (end: 'from' | 'to', value: string) => {
    const next = { ...typed, [end]: value };
    setTyped(next);
    const valueOf = (text: string): string | number | undefined => {
      if (isDay) return isIsoDate(text) ? text : undefined;
      const number = Number(text.trim().replace(',', '.'));
      if (text.trim() === '' || !Number.isFinite(number)) return undefined;
      // Amounts are kept in cents.
      return column.kind === 'money' ? Math.round(number * 100) : number;
    };
    const [from, to] = [valueOf(next.from), valueOf(next.to)];
    onFilter({
      column: column.name,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    });
  };
  return (['from', 'to'] as const).map((end) =>
    isDay ? (
      <DayControl
        key={end}
        id={`${id}-${end}`}
        label={say(end)}
        ahead
        value={typed[end]}
        onChange={(value) => take(end, String(value ?? ''))}
      />
    ) : (
      <TextControl
        key={end}
        id={`${id}-${end}`}
        label={say(end)}
        text={typed[end]}
        html={{ inputMode: 'decimal' }}
        onText={(text) => take(end, text)}
      />
    ),
  );
}
