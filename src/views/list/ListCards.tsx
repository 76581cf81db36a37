import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { fieldLabel, isEmpty, recordTitle, type Values } from '../../fields/index.ts';
import { BareValue } from '../form/FieldValue.tsx';
import { linkOf, useModuleList } from './listContext.ts';
import { PreviewButton } from './Preview.tsx';
import { useVisibleFields } from './useFilterNames.ts';
import { useColumns } from './useListLayout.ts';

/** The list on a narrow screen: a card for each record, its name first. */
export function ListCards() {
  const { data } = useListContext();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {((data ?? []) as readonly Values[]).map((record) => (
        <Box
          component="li"
          key={String(record.id)}
          sx={{
            px: 2,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <RecordCard record={record} />
        </Box>
      ))}
    </Box>
  );
}

function RecordCard({ record }: { readonly record: Values }) {
  const setup = useModuleList();
  const { module, cells = {}, extraColumns = [] } = setup;
  const translate = useTranslate();
  const { all, hidden } = useColumns();
  const visible = useVisibleFields();
  const title = module.list.card?.title ?? module.title;
  const first = module.list.card?.text;
  const names = [...(first ? [first] : []), ...all].filter(
    (name, at, list) =>
      name !== title &&
      visible.includes(name) &&
      (name === first || !hidden.includes(name)) &&
      list.indexOf(name) === at,
  );
  const shown = names.filter((name) => !isEmpty(record[name]));
  const to = linkOf(setup, record);
  const heading = isEmpty(record[title])
    ? recordTitle(module, record)
    : (cells[title]?.(record) ?? <BareValue module={module} source={title} record={record} compact />);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
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
          <Box sx={{ fontWeight: 650 }}>{heading}</Box>
        )}
        <Box component="dl" sx={{ m: 0, mt: 0.25, fontSize: '0.875rem' }}>
          {shown.map((name) => (
            <Box key={name} sx={{ display: 'flex', gap: 0.75 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {`${fieldLabel(translate, module, name)}:`}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {cells[name]?.(record) ?? <BareValue module={module} source={name} record={record} compact />}
              </Box>
            </Box>
          ))}
          {extraColumns.map(({ name, render }) => (
            <Box component="dd" key={name} sx={{ m: 0 }}>
              {render(record)}
            </Box>
          ))}
        </Box>
      </Box>
      <PreviewButton record={record} />
    </Box>
  );
}
