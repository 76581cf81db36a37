import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { FROM_PRODUCT } from '../../../resources/kit/request.ts';
import { useRequestType } from '../requestType.ts';
import { useChangeFilters } from '../../lists/filter/FilterPanel.tsx';

/** Where requests come from. Left open, a queue leaves out those that are decided one by one. */
export function OriginFilter() {
  const translate = useTranslate();
  const { request } = useRequestType();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const { origin } = filterValues as { origin?: string };
  // Those decided one by one have a link of their own on the page of all queues, which sets the filter.
  const offered = request.origins.filter(
    (one) => one === origin || !request.oneByOne?.origins.some((other) => other === one),
  );
  return (
    <TextField
      select
      id="filter-origin"
      label={translate('kit.requests.queue.origin')}
      value={origin ?? ''}
      onChange={(event) => change({ origin: event.target.value || undefined })}
      slotProps={{ inputLabel: { htmlFor: 'filter-origin' }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">
        {translate(
          request.oneByOne?.origins.length ? 'kit.requests.queue.anyOrigin' : 'kit.requests.queue.all',
        )}
      </MenuItem>
      {offered.toReversed().map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`kit.requests.origin.${one}`)}
        </MenuItem>
      ))}
      <MenuItem value={FROM_PRODUCT}>{translate('kit.requests.origin.product')}</MenuItem>
    </TextField>
  );
}
