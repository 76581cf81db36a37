-- Owners who were entered twice under names that differ: found by what two alike names share, one look into an index for
-- each. A key has the parish before it, so that no common name is looked for in the whole country.
create function name_keys(name text, parish_id bigint) returns text[] language plpgsql immutable parallel safe as $$
declare
  words text[];
  keys text[] := '{}';
begin
  if name is null or parish_id is null then return keys; end if;
  words := array(select w from regexp_split_to_table(fold_text(name), '[] ''"`.,;:()[/&-]+') w
    where w not in ('', 'd', 'da', 'das', 'de', 'di', 'do', 'dos', 'e', 'y', 'el', 'la', 'van', 'von') group by w order by w collate "C" limit 8);
  -- Two words in whatever order: other words may be missing, or written otherwise.
  keys := array(select parish_id || ':' || a || ' ' || b from unnest(words) a, unnest(words) b where a < b collate "C");
  -- Of two words in all, one may be written otherwise at its end or at its beginning.
  if cardinality(words) = 2 then
    keys := keys || array(select parish_id || ':' || a || ' ' || part
      from unnest(words) a, unnest(words) b, unnest(array[left(b, 2) || '*', '*' || right(b, 2)]) part where a <> b);
  end if;
  return keys;
end $$;

alter table owner add column name_keys text[] not null generated always as (name_keys(name, parish_id)) stored;
create index owner_name_keys on owner using gin (name_keys);
