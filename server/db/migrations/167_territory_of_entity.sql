-- The municipality whose figures an entity counts beside its own rows: that of a town hall.
alter table entity add column territory_county_id bigint references county;
create index entity_territory on entity (territory_county_id) where territory_county_id is not null;
