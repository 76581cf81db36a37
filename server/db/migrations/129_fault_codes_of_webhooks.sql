-- Why an attempt failed is a code, which pages name in their language.
update webhook_delivery set last_error = case
  when last_error like '%has status%' then 'REFUSED'
  when last_error like '%too large%' then 'TOO_LARGE'
  when last_error like '%too early%' then 'CUT_OFF'
  when last_error like '%not a public%' then 'NOT_PUBLIC'
  when last_error like '%HTTPS%' then 'NOT_HTTPS'
  when last_error like 'no address%' then 'NO_ADDRESS'
  else 'NOT_REACHED' end
where last_error is not null;
alter table webhook_delivery add constraint webhook_delivery_last_error check (last_error in
  ('NO_ADDRESS', 'NOT_HTTPS', 'NOT_PUBLIC', 'NOT_REACHED', 'REFUSED', 'TOO_LARGE', 'CUT_OFF'));
