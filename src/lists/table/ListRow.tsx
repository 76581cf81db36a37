import { memo, type MouseEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldKind } from '../../../resources/kit/fields.ts';
import { fieldViews, recordTitle, type Values } from '../../fields/index.ts';
import { TickBox } from '../../components/TickBox.tsx';
import { BareValue } from '../../forms/FieldValue.tsx';
import { linkOf, useModuleList } from '../listContext.ts';

interface ListRowProps {
  readonly record: Values;
  readonly columns: readonly string[];
  /** The column that leads to the record's page. */
  readonly linked: string | undefined;
  readonly isSelected: boolean;
  /** Whether the table itself has a box to tick in each row. */
  readonly isTickable: boolean;
  readonly onTick: (id: number, isRange: boolean) => void;
  readonly onPreview: (id: string) => void;
  /** A press on the row's link. One for all rows: the router's own links are drawn again for each address. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Kinds whose width is limited within the cell, which a table's cells themselves do not heed. */
const LIMITED: ReadonlySet<FieldKind> = new Set(['text', 'reference', 'email']);

/** An eye, as an outline. */
const EYE =
  'M12 5c4.8 0 8.9 2.7 10.6 7-1.7 4.3-5.8 7-10.6 7S3.100 16.3 1.400 12C3.100 7.7 7.200 5 12 5Zm0 2c-3.7 0-6.9 1.9-8.400 5 1.500 3.100 4.7 5 8.400 5s6.9-1.9 8.400-5C18.9 8.9 15.7 7 12 7Zm0 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z';

/** A record's row: drawn again only when the record or what is shown of it changes. */
export const ListRow = memo(function ListRow({
  record,
  columns,
  linked,
  isSelected,
  isTickable,
  onTick,
  onPreview,
  onFollow,
}: ListRowProps) {
  const setup = useModuleList();
  const { module, cells = {}, extraColumns = [], tick } = setup;
  const translate = useTranslate();
  const label = translate('kit.list.preview.open', { title: recordTitle(translate, module, record) });
  const valueOf = (name: string): ReactNode =>
    cells[name]?.(record) ?? <BareValue module={module} source={name} record={record} compact />;
  const to = linkOf(setup, record);
  return (
    <tr data-selected={isSelected || undefined}>
      {isTickable && (
        <td className="tick">
          <TickBox
            aria-label={translate('ra.action.select_row')}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onTick(Number(record.id), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {tick && <td className="tick">{tick.one(record)}</td>}
      {columns.map((name) => {
        const kind = module.fields[name]?.kind ?? 'text';
        const align = fieldViews[kind].align === 'right' ? ' right' : '';
        const isLinked = name === linked && to !== null;
        return (
          <td key={name} className={`column-${name} ${isLinked ? 'linked' : `kind-${kind}`}${align}`}>
            {isLinked ? (
              <a href={to} onClick={onFollow}>
                {valueOf(name)}
              </a>
            ) : LIMITED.has(kind) ? (
              <span>{valueOf(name)}</span>
            ) : (
              valueOf(name)
            )}
          </td>
        );
      })}
      {extraColumns.map(({ name, render }) => (
        <td key={name} className={`column-${name}`}>
          {render(record)}
        </td>
      ))}
      <td className="actions">
        <button
          type="button"
          className="look"
          aria-label={label}
          aria-haspopup="dialog"
          data-tip={label}
          onClick={() => onPreview(String(record.id))}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d={EYE} />
          </svg>
        </button>
      </td>
    </tr>
  );
});
