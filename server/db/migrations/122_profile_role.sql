-- The role that the form proposes for a new user of an entity of the profile.
alter table entity_profile add column role_id bigint references role;
create index entity_profile_role on entity_profile (role_id);
-- The roles that a register starts with, where they and their profiles still have their names.
update entity_profile p set role_id = r.id
  from role r, (values
    ('centro de atendimento médico-veterinário', 'clínica veterinária'), ('canil municipal', 'canil municipal'),
    ('associação zoófila', 'associação zoófila'), ('junta de freguesia', 'junta de freguesia'),
    ('autoridade policial', 'autoridade policial'), ('apoio ao utilizador', 'apoio ao utilizador')) n (profile, role)
  where lower(p.name) = n.profile and lower(r.name) = n.role;
