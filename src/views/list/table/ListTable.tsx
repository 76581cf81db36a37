import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { DataTable, useDataTableRenderContext, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import type { FieldKind } from '../../../../resources/kit/fields.ts';
import { fieldLabel, fieldViews, type Values } from '../../../fields/index.ts';
import { BareValue } from '../../form/FieldValue.tsx';
import { linkOf, useModuleList } from '../listContext.ts';
import { PreviewButton } from './Preview.tsx';
import { useVisibleFields } from '../filter/useFilterNames.ts';
import { useColumns, useDensity } from '../layout/useListLayout.ts';

/** Padding of a row, in pixels above and below. */
const ROOM = { comfortable: 13, standard: 9, compact: 4 } as const;
/** Kinds whose order says nothing to people; a reference would be ordered by its number. */
const UNSORTABLE = new Set(['reference', 'data', 'references', 'choices', 'photo', 'longText', 'richText']);

const oneLine = { whiteSpace: 'nowrap' } as const;
/** Numbers and dates break nowhere; long addresses where they must, so that they leave room for the rest. */
const LOOK: Partial<Record<FieldKind, object>> = {
  integer: oneLine,
  decimal: oneLine,
  date: oneLine,
  timestamp: oneLine,
  phone: oneLine,
  postalCode: oneLine,
  email: { display: 'inline-block', minWidth: 150, overflowWrap: 'break-word' },
  // Names of entities are long: in a column of one word each they would make rows of five lines, and one long name
  // on one line would take the room of all other columns.
  reference: { display: 'inline-block', minWidth: 104, maxWidth: '21rem' },
  text: { display: 'inline-block', maxWidth: '28rem' },
};

interface ColumnProps extends React.ComponentProps<typeof DataTable.Col> {
  readonly source: string;
}

/** A column whose heading says how the list is sorted by it. */
function Column(props: ColumnProps) {
  const part = useDataTableRenderContext();
  const { sort } = useListContext();
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
  const sorted = sort.field === props.source ? direction : props.disableSort ? undefined : 'none';
  return <DataTable.Col {...props} {...(part === 'header' && { 'aria-sort': sorted, scope: 'col' })} />;
}

/** The list as a table: a link in the first column, the columns that somebody chose, rows to tick. */
export function ListTable() {
  const setup = useModuleList();
  const { module, cells = {}, extraColumns = [], bulkActions, canDelete, tick } = setup;
  const translate = useTranslate();
  const { all, hidden, storeKey, drawnFor } = useColumns();
  const visible = useVisibleFields();
  const [density] = useDensity();
  const columns = all.filter((name) => visible.includes(name));
  const linked =
    columns.includes(module.title) && !hidden.includes(module.title)
      ? module.title
      : columns.find((name) => !hidden.includes(name));
  const isSelectable =
    !!bulkActions || (canDelete ?? (may(module.access.remove) && !module.without?.includes('remove')));
  const sortable = (name: string): boolean => {
    const field = module.fields[name];
    return (
      module.list.sortable?.includes(name) ??
      (!!field && !field.options.virtual && !UNSORTABLE.has(field.kind))
    );
  };
  const cell = (name: string, record: Values) => {
    const value = cells[name]?.(record) ?? (
      <BareValue module={module} source={name} record={record} compact />
    );
    const look = LOOK[module.fields[name]?.kind ?? 'text'];
    const to = name === linked ? linkOf(setup, record) : null;
    return to ? (
      <Link component={RouterLink} to={to} underline="hover" sx={{ fontWeight: 600 }}>
        {value}
      </Link>
    ) : look ? (
      <Box component="span" sx={look}>
        {value}
      </Box>
    ) : (
      value
    );
  };
  return (
    <DataTable
      key={`${columns.join()} ${drawnFor}`}
      storeKey={storeKey}
      hiddenColumns={[...hidden]}
      rowClick={false}
      bulkActionsToolbar={<></>}
      // Left to itself the library asks whether records may be deleted, and pushes the columns aside once it knows.
      bulkActionButtons={isSelectable ? <></> : false}
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& tbody .MuiTableCell-root': { py: `${ROOM[density]}px` },
        '& tbody .MuiTableCell-paddingCheckbox, & tbody .actions': { py: 0 },
        '& tbody tr:last-of-type .MuiTableCell-root': { borderBottom: 0 },
        // Where columns are many, a heading of several words has two lines: the table need not be pushed aside.
        '& thead .MuiTableCell-root': { whiteSpace: 'normal', textWrap: 'balance' },
        '& .tick': { width: 44, pl: 1, pr: 0, py: 0 },
        '& tbody .tick.MuiTableCell-root': { py: 0 },
        [`& tbody .column-${linked}`]: { minWidth: 170 },
        // Stays in reach where the table is wider than the page.
        '& .actions': { position: 'sticky', right: 0, width: 56, bgcolor: 'background.paper' },
        '& thead .actions': { bgcolor: 'action.hover' },
        '& tbody tr:hover .actions': { bgcolor: 'action.hover' },
        '& tbody tr.Mui-selected .actions': { bgcolor: 'primary.light' },
      }}
    >
      {tick && <Column source="tick" disableSort className="tick" label={tick.all} render={tick.one} />}
      {columns.map((name) => {
        const field = module.fields[name];
        return (
          <Column
            key={name}
            source={name}
            label={fieldLabel(translate, module, name)}
            disableSort={!sortable(name)}
            align={field && fieldViews[field.kind].align === 'right' ? 'right' : 'left'}
            render={(record) => cell(name, record)}
          />
        );
      })}
      {extraColumns.map(({ name, label, render }) => (
        <Column key={name} source={name} label={label} disableSort render={render} />
      ))}
      <Column
        source="actions"
        disableSort
        align="right"
        className="actions"
        label={<span style={visuallyHidden}>{translate('kit.list.preview.title')}</span>}
        render={(record) => <PreviewButton record={record} />}
      />
    </DataTable>
  );
}
