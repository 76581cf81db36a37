-- The operator's audit is filtered by each of these, newest first: each filter has an index that ends with the order of
-- the list, so that a page costs the same at ten thousand rows and at ten million. Reads and searches are most rows and
-- found at once by walking the list itself: leaving them out halves what a read pays for the index by action.
create index audit_log_user_page on audit_log (user_id, at desc, id desc);
drop index audit_log_user;
create index audit_log_impersonator_page on audit_log (impersonator_id, at desc, id desc) where impersonator_id is not null;
drop index audit_log_impersonator;
create index audit_log_object_page on audit_log (object_id, at desc, id desc) where object_id is not null;
create index audit_log_object_type on audit_log (object_type, at desc, id desc);
drop index audit_log_object;
create index audit_log_ip on audit_log (ip, at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc) where action not in ('READ', 'SEARCH');
create index audit_log_transponder on audit_log ((details ->> 'transponder'))
  where details ->> 'transponder' is not null;

-- The audit as a module reads it.
create view audit_entry as
  select id, 1 as version, at as date, user_id, action, object_type, object_id, details ->> 'transponder' as transponder,
    ip, impersonator_id, details
  from audit_log;
