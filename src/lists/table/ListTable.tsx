import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { visuallyHidden } from '@mui/utils';
import { useCallback, useContext, useMemo } from 'react';
import { useEvent, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { fieldLabel, fieldViews } from '../../fields/index.ts';
import { useFollowLink } from '../../runtime/address/useFollowLink.ts';
import { useUrlParam } from '../../runtime/address/useUrlParam.ts';
import { useVisibleFields } from '../filter/useFilterNames.ts';
import { useColumns, useDensity } from '../layout/useListLayout.ts';
import { PlaceContext, useModuleList } from '../listContext.ts';
import { onMouseDown, sortedBy } from '../useListPlace.ts';
import { ListRow } from './ListRow.tsx';
import { Preview } from './Preview.tsx';
import { tableLook } from './tableLook.ts';
import { useRoom } from './useRoom.ts';
import { useTicks } from './useTicks.ts';

/** Kinds whose order says nothing to people; a reference would be ordered by its number. */
const UNSORTABLE = new Set([
  'reference',
  'data',
  'lines',
  'schedule',
  'references',
  'choices',
  'photo',
  'longText',
  'richText',
]);

interface HeadingProps {
  readonly name: string;
  readonly label: string;
  readonly isSortable?: boolean;
  readonly isRight?: boolean;
}

/** A column's heading, which says how the list is sorted by it. */
function Heading({ name, label, isSortable = false, isRight = false }: HeadingProps) {
  const translate = useTranslate();
  const { sort } = useListContext();
  const { prepare, show } = useContext(PlaceContext);
  const isSorted = sort.field === name;
  const next = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      className={`column-${name}${isRight ? ' right' : ''}`}
      aria-sort={isSorted ? direction : isSortable ? 'none' : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className="sort"
          data-tip={translate('ra.sort.sort_by', {
            field: label,
            field_lower_first: label.charAt(0).toLowerCase() + label.slice(1),
            order: translate(`ra.sort.${next}`),
          })}
          onPointerDown={onMouseDown(() => prepare(sortedBy(name)))}
          onClick={() => show(sortedBy(name))}
        >
          {label}
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M11 4h2v12l4.5-4.5L19 13l-7 7-7-7 1.5-1.5L11 16Z" />
          </svg>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** The list as a table: a link in the first column, the columns that the user chose, checkboxes in the rows. */
export function ListTable() {
  const { module, extraColumns = [], tick } = useModuleList();
  const translate = useTranslate();
  const { data = [] } = useListContext<RaRecord<number>>();
  const { all, hidden } = useColumns();
  const visible = useVisibleFields();
  const [density] = useDensity();
  const ticks = useTicks();
  const names = all.filter((name) => visible.includes(name) && !hidden.includes(name)).join();
  const columns = useMemo(() => (names === '' ? [] : names.split(',')), [names]);
  const linked = columns.includes(module.title) ? module.title : columns[0];
  const place = useRoom(names);
  const look = useMemo(() => tableLook(density), [density]);
  const [previewed, setPreview] = useUrlParam(
    'preview',
    data.map(({ id }) => String(id)),
  );
  const openPreview = useEvent(setPreview);
  const follow = useFollowLink();
  const closePreview = useCallback(() => openPreview(null), [openPreview]);
  const preview = previewed !== null && data.find(({ id }) => String(id) === previewed);
  const isSortable = (name: string): boolean => {
    const field = module.fields[name];
    return (
      module.list.sortable?.includes(name) ??
      (!!field && !field.options.virtual && !UNSORTABLE.has(field.kind))
    );
  };
  return (
    <Box ref={place} sx={look}>
      <table>
        <thead>
          <tr>
            {ticks.isOffered && (
              <th scope="col" className="tick">
                <Checkbox
                  checked={ticks.isAll}
                  indeterminate={!ticks.isAll && ticks.isSome}
                  onChange={ticks.tickAll}
                  slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
                />
              </th>
            )}
            {tick && (
              <th scope="col" className="tick">
                {tick.all}
              </th>
            )}
            {columns.map((name) => {
              const field = module.fields[name];
              return (
                <Heading
                  key={name}
                  name={name}
                  label={fieldLabel(translate, module, name)}
                  isSortable={isSortable(name)}
                  isRight={!!field && fieldViews[field.kind].align === 'right'}
                />
              );
            })}
            {extraColumns.map(({ name, label }) => (
              <Heading key={name} name={name} label={label} />
            ))}
            <th scope="col" className="actions">
              <span style={visuallyHidden}>{translate('kit.list.preview.title')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((record) => (
            <ListRow
              key={String(record.id)}
              record={record}
              columns={columns}
              linked={linked}
              isSelected={ticks.selectedIds.includes(record.id)}
              isTickable={ticks.isOffered}
              onTick={ticks.tick}
              onPreview={openPreview}
              onFollow={follow}
            />
          ))}
        </tbody>
      </table>
      {preview && <Preview record={preview} onClose={closePreview} />}
    </Box>
  );
}
