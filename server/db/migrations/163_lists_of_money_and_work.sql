-- The hand-overs of an owner: what the owner's account lists, and what the removal of an owner looks for.
create index register_handover_owner on register_handover (owner_id);

-- What lists are narrowed by, in the order of the list.
create index visiting_animal_register on visiting_animal (register_id, creation_timestamp desc, id desc);
create index multibanco_reference_list on multibanco_reference (status, creation_timestamp desc, id desc);
create index multibanco_payment_first on multibanco_payment (coalesce(status = 'UNMATCHED', false) desc, paid_timestamp desc, id desc);
create index multibanco_payment_list on multibanco_payment (status, paid_timestamp desc, id desc);
create index multibanco_payment_fault on multibanco_payment (fault, paid_timestamp desc, id desc) where fault is not null;
create index multibanco_payment_late on multibanco_payment (is_late, paid_timestamp desc, id desc);
create index multibanco_payment_entity on multibanco_payment (entity_id, paid_timestamp desc, id desc);
create index multibanco_payment_number on multibanco_payment (number);
drop index multibanco_payment_unmatched;
create index pricing_transaction_list on pricing_transaction (type, creation_timestamp desc, id desc);
create index pricing_transaction_reversed on pricing_transaction (is_reversed, creation_timestamp desc, id desc);
create index webhook_delivery_of_event on webhook_delivery (event, creation_timestamp desc, id desc);
create index operation_run_list on operation_run (state, creation_timestamp desc, id desc);
create index operation_run_search on operation_run using gin (search_text gin_trgm_ops);
create index data_import_list on data_import (state, creation_timestamp desc, id desc);
create index data_import_search on data_import using gin (search_text gin_trgm_ops);
create index job_list on job (state, id desc);
-- The roles that users have lately.
drop index app_user_role;
create index app_user_role on app_user (role_id, id desc);
