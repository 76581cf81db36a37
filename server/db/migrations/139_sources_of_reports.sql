-- Reports and dashboards may show data sources; both have parameters of one form, each with a condition as its value.
alter table report_template add column data_source_id bigint references data_source;
create index report_template_data_source on report_template (data_source_id) where data_source_id is not null;
alter table report_run add column source_version int;
alter table dashboard add column data_source_ids bigint[] not null default '{}';

update report_template t set definition = jsonb_set(t.definition, '{parameters}', (
  select jsonb_agg(jsonb_set(p.one, '{type}', to_jsonb(upper(p.one ->> 'type'))) order by p.place)
  from jsonb_array_elements(t.definition -> 'parameters') with ordinality p (one, place)))
where jsonb_array_length(coalesce(t.definition -> 'parameters', '[]')) > 0;

update data_source s set parameters = (
  select jsonb_agg(
    (p.one - 'label' - 'initial') || jsonb_build_object('title', p.one -> 'label') ||
    case
      when coalesce(p.one -> 'initial', 'null') in ('null', '""') then '{}'::jsonb
      when jsonb_typeof(p.one -> 'initial') = 'object' then jsonb_build_object('initial', p.one -> 'initial')
      when p.one ->> 'type' = 'PERIOD' or p.one ->> 'initial' in ('TODAY', 'YESTERDAY') and p.one ->> 'type' = 'DATE'
        then jsonb_build_object('initial', jsonb_build_object('period', p.one -> 'initial'))
      when p.one ->> 'type' = 'DATE'
        then jsonb_build_object('initial', jsonb_build_object('from', p.one -> 'initial', 'to', p.one -> 'initial'))
      else jsonb_build_object('initial', jsonb_build_object('is', jsonb_build_array(p.one -> 'initial')))
    end order by p.place)
  from jsonb_array_elements(s.parameters) with ordinality p (one, place))
where jsonb_array_length(s.parameters) > 0;
