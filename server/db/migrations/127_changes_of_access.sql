-- What people may do changes with the versions of roles and accounts: found by when, beside the versions of all else.
create index record_version_access on record_version (module, revision_timestamp, record_id)
  where module in ('role', 'user')
    and (revision_type <> 'UPDATE' or changed_fields && array['permissions', 'roleId', 'status']);

-- Keeps roles and accounts that came with the register, of which no version is kept, as they are: a later change then
-- has a before. No user made these versions.
create function keep_first_versions_of_access() returns void language sql as $$
  insert into record_version (module, record_id, version, revision_type, data)
  select 'role', r.id, r.version, 'CREATE',
    jsonb_build_object('id', r.id, 'version', r.version, 'name', r.name, 'permissions', to_jsonb(r.permissions))
  from role r
  where not exists (select from record_version v where v.module = 'role' and v.record_id = r.id);

  insert into record_version (module, record_id, version, revision_type, entity_id, data)
  select 'user', u.id, u.version, 'CREATE', u.entity_id,
    jsonb_build_object('id', u.id, 'version', u.version, 'name', u.name, 'email', u.email, 'type', u.type,
      'status', u.status, 'entityId', u.entity_id, 'roleId', u.role_id, 'veterinaryId', u.veterinary_id,
      'ownerId', u.owner_id, 'entitiesAccessList', to_jsonb(u.entities_access_list), 'language', u.language,
      'timezone', u.timezone, 'receiveNotifications', u.receive_notifications)
  from app_user u
  where u.owner_id is null
    and not exists (select from record_version v where v.module = 'user' and v.record_id = u.id);
$$;
select keep_first_versions_of_access();
