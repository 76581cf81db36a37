-- Associations are answered and changed from both sides: they have versions, and an entity has one clinical director,
-- who is one of those that work for it. Nothing could set that flag until now.
alter table veterinary_entity
  add column version int not null default 1,
  add column last_update_timestamp timestamptz,
  add constraint veterinary_entity_director_works check (not is_clinical_director or status = 'ACCEPTED');
create unique index veterinary_entity_director on veterinary_entity (entity_id) where is_clinical_director;
create index veterinary_entity_since on veterinary_entity (creation_timestamp, id);
