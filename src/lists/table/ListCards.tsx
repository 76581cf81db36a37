import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { FieldKind } from '../../../resources/kit/fields.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { fieldLabel, isEmpty, isWorthSaying, recordTitle, type Values } from '../../fields/index.ts';
import { BareValue } from '../../forms/FieldValue.tsx';
import { linkOf, useModuleList } from '../listContext.ts';
import { PreviewButton } from './Preview.tsx';
import { useTicks } from './useTicks.ts';
import { useVisibleFields } from '../filter/useFilterNames.ts';
import { useColumns } from '../layout/useListLayout.ts';

/** Kinds whose value needs no label: on a card the label is only for screen readers. */
const PLAIN = new Set<FieldKind>(['email', 'phone', 'choice', 'transponder']);

/** Whether a value is understood without its label: two names beside each other are not, as of the sender and receiver. */
function speaksForItself(module: AnyModule, name: string, shown: readonly string[]): boolean {
  const kindOf = (one: string) => module.fields[one]?.kind ?? 'text';
  const isOneOfSome = shown.some((one) => one !== name && kindOf(one) === 'reference');
  return kindOf(name) === 'reference' ? !isOneOfSome : PLAIN.has(kindOf(name));
}

/** The list on a narrow screen: a card for each record, its name first. */
export function ListCards() {
  const { data = [] } = useListContext<RaRecord<number>>();
  const { module } = useModuleList();
  const translate = useTranslate();
  const ticks = useTicks();
  return (
    <>
      {ticks.isOffered && (
        <FormControlLabel
          label={translate('ra.action.select_all')}
          control={
            <Checkbox
              checked={ticks.isAll}
              indeterminate={!ticks.isAll && ticks.isSome}
              onChange={ticks.tickAll}
            />
          }
          sx={{ ml: 0.5, mr: 0 }}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <Box
            component="li"
            key={String(record.id)}
            data-selected={ticks.selectedIds.includes(record.id) || undefined}
            sx={{
              display: 'flex',
              gap: 1,
              px: 2,
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
              '&[data-selected]': { bgcolor: 'action.selected' },
            }}
          >
            {ticks.isOffered && (
              <Checkbox
                checked={ticks.selectedIds.includes(record.id)}
                onChange={() => ticks.tick(record.id, false)}
                slotProps={{
                  input: {
                    'aria-label': translate('kit.list.selection.select', {
                      title: recordTitle(translate, module, record),
                    }),
                  },
                }}
                // Its room to press is wider than its column.
                sx={{ ml: -1.25, my: -1.25, alignSelf: 'flex-start' }}
              />
            )}
            <RecordCard record={record} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function RecordCard({ record }: { readonly record: Values }) {
  const setup = useModuleList();
  const { module, cells = {}, extraColumns = [] } = setup;
  const translate = useTranslate();
  const { all, hidden } = useColumns();
  const visible = useVisibleFields();
  const wanted = module.list.card?.title ?? module.title;
  // A record without that value is called by its title, which then says it once.
  const title = isEmpty(record[wanted]) ? module.title : wanted;
  const first = module.list.card?.text;
  const names = [...(first ? [first] : []), ...all].filter(
    (name, at, list) =>
      name !== title &&
      visible.includes(name) &&
      (name === first || !hidden.includes(name)) &&
      list.indexOf(name) === at,
  );
  const shown = names.filter((name) => isWorthSaying(module.fields[name], record[name]));
  const to = linkOf(setup, record);
  const heading = isEmpty(record[title])
    ? recordTitle(translate, module, record)
    : (cells[title]?.(record) ?? <BareValue module={module} source={title} record={record} compact />);
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {to ? (
          <Link
            component={RouterLink}
            to={to}
            underline="hover"
            sx={{ fontWeight: 650, fontSize: '1rem', overflowWrap: 'anywhere' }}
          >
            {heading}
          </Link>
        ) : (
          <Box sx={{ fontWeight: 650, fontSize: '1rem' }}>{heading}</Box>
        )}
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 0.25,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.75,
            rowGap: 0.25,
            fontSize: '0.875rem',
            '& > *': { position: 'relative', maxWidth: '100%', overflowWrap: 'break-word' },
            '& dt': { display: 'inline', mr: '0.35em' },
            '& dd': { display: 'inline', m: 0 },
          }}
        >
          {shown.map((name) => (
            <div key={name}>
              <Box
                component="dt"
                sx={speaksForItself(module, name, names) ? visuallyHidden : { color: 'text.secondary' }}
              >
                {`${fieldLabel(translate, module, name)}:`}
              </Box>
              <dd>
                {cells[name]?.(record) ?? <BareValue module={module} source={name} record={record} compact />}
              </dd>
            </div>
          ))}
          {extraColumns.map(({ name, render }) => (
            <dd key={name}>{render(record)}</dd>
          ))}
        </Box>
      </Box>
      <Box sx={{ flex: 'none' }}>
        <PreviewButton record={record} />
      </Box>
    </>
  );
}
