-- Why an entity finds an animal or an owner, and until when. Treating an animal opens neither its record nor its owner.
alter table animal_entity
  add column ground text check (ground in ('REGISTERED', 'TREATED', 'TRANSFERRED', 'CONSENT', 'REPORTED')),
  add column ended_timestamp timestamptz;
alter table owner_entity
  add column ground text check (ground in ('REGISTERED', 'TRANSFERRED', 'CONSENT')),
  add column ended_timestamp timestamptz;

update animal_entity l set ground = case
    when a.entity_id = l.entity_id then 'REGISTERED'
    when exists (select from animal_transfer x where x.animal_id = a.id and x.accepted
      and x.new_owner_id = a.owner_id and x.creation_entity_id = l.entity_id) then 'TRANSFERRED'
    else 'TREATED' end
  from animal a where a.id = l.animal_id;

update owner_entity l set ground = case
    when o.creation_entity_id = l.entity_id then 'REGISTERED'
    when exists (select from animal a join animal_entity k on k.animal_id = a.id
      where a.owner_id = o.id and k.entity_id = l.entity_id and k.ground = 'REGISTERED') then 'REGISTERED'
    when exists (select from animal_transfer x where x.accepted and x.new_owner_id = o.id
      and x.creation_entity_id = l.entity_id) then 'TRANSFERRED' end
  from owner o where o.id = l.owner_id;
-- Those that only treated an animal of the owner: a health act opens no owner any more.
delete from owner_entity where ground is null;

alter table animal_entity alter column ground set not null, drop constraint animal_entity_pkey,
  add primary key (entity_id, animal_id, ground) include (ended_timestamp);
alter table owner_entity alter column ground set not null, drop constraint owner_entity_pkey,
  add primary key (entity_id, owner_id, ground) include (ended_timestamp);

-- What undoes a merge names the grounds as well.
update animal_merge m set trace = jsonb_set(jsonb_set(trace, '{moved,entities}', coalesce((
      select jsonb_agg(jsonb_build_object('entityId', e, 'ground', 'TREATED'))
      from jsonb_array_elements(trace #> '{moved,entities}') e), '[]')),
    '{moved,addedEntities}', coalesce((
      select jsonb_agg(jsonb_build_object('entityId', l.entity_id, 'ground', l.ground))
      from jsonb_array_elements_text(trace #> '{moved,addedEntities}') e
      join animal_entity l on l.entity_id = e::bigint and l.animal_id = m.animal_id), '[]'))
  where trace #> '{moved,entities}' is not null;
update owner_merge m set trace = jsonb_set(trace, '{addedEntities}', coalesce((
      select jsonb_agg(jsonb_build_object('entityId', l.entity_id, 'ground', l.ground))
      from jsonb_array_elements_text(trace -> 'addedEntities') e
      join owner_entity l on l.entity_id = e::bigint and l.owner_id = m.survivor_id), '[]'))
  where trace -> 'addedEntities' is not null;
