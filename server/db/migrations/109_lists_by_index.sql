-- Every filter and order that a list offers has an index, so that no list reads a table that grows. Few rows have a
-- value that is worth a filter: such an index leaves the others out.

-- Gives the table of a type of request the indexes of its list.
create function add_request_indexes(request_table text) returns void language plpgsql as $$
begin
  execute format('create index %I on %I (creation_timestamp, id)', request_table || '_creation', request_table);
  execute format('create index %I on %I (last_update_timestamp)', request_table || '_update', request_table);
  execute format('create index %I on %I (due_date, id)', request_table || '_due', request_table);
  execute format('create index %I on %I (validation_status, creation_timestamp, id)', request_table || '_status', request_table);
  execute format('create index %I on %I (accepted, creation_timestamp, id)', request_table || '_accepted', request_table);
  execute format('create index %I on %I (origin, creation_timestamp, id)', request_table || '_origin', request_table);
  execute format('create index %I on %I using gin (fold_text(requester_name) gin_trgm_ops)', request_table || '_requester', request_table);
end $$;

-- A new type of request calls add_request_columns, as before.
create or replace function add_request_columns(request_table text) returns void language plpgsql as $$
begin
  perform add_first_request_columns(request_table);
  perform add_requester_columns(request_table);
  perform add_request_indexes(request_table);
end $$;

select add_request_indexes(request_table) from unnest(array['animal_pre_register', 'animal_transfer', 'death_request',
  'diac_request', 'herding_dog', 'owner_data_update', 'owner_erasure', 'owner_merge', 'owner_review',
  'pending_lost_animal']) request_table;

create index animal_pre_register_transponder on animal_pre_register (transponder);
create index animal_transfer_kind on animal_transfer (kind);
create index animal_transfer_contest on animal_transfer (contest_state) where contest_state is not null;
create index owner_data_update_contact on owner_data_update (contact);
create index owner_merge_reverted on owner_merge (is_reverted) where is_reverted;
create index owner_review_cause on owner_review (cause);

create index aggression_register on aggression (register_type, aggression_date, id);
create index aggression_type on aggression (aggression_type, aggression_date, id);
create index animal_license_search on animal_license using gin (search_text gin_trgm_ops);
create index health_intervention_type on health_intervention (type_id, execution_date desc, id desc);
create index billing_transaction_date on billing_transaction (date, id);
create index billing_transaction_type on billing_transaction (type) where type <> 'CONSUMPTION';
create index billing_transaction_transponder on billing_transaction (transponder) where transponder is not null;
create index billing_transaction_reference on billing_transaction using gin (fold_text(reference) gin_trgm_ops)
  where reference is not null;
create index document_search on document using gin (search_text gin_trgm_ops);
-- Those of a kind in each order; a document without a day of expiry comes last, whichever way.
create index document_creation on document (document_type, creation_timestamp, id);
create index document_name on document (document_type, (sort_text(coalesce(title, filename)) collate "C"), id);
create index document_size on document (document_type, size, id);
create index document_expiration on document (document_type, expiration_date, id);
create index document_expiration_down on document (document_type, expiration_date desc nulls last, id desc);
create index entity_profile_id on entity (profile_id, name_order, id);
create index entity_inactive on entity (name_order, id) where not active;
create index veterinary_inactive on veterinary (name_order, id) where not active;
create index veterinary_ballot_order on veterinary ((sort_text(ballot_number) collate "C"), id);
create index veterinary_entity_status on veterinary_entity (status, creation_timestamp, id);
create index veterinary_entity_directors on veterinary_entity (creation_timestamp, id) where is_clinical_director;
create index lost_animal_match_score on lost_animal_match (score, id);
create index lost_animal_match_creation on lost_animal_match (creation_timestamp, id);
create index lost_animal_observation_creation on lost_animal_observation (creation_timestamp, id);
create index lost_animal_observation_search on lost_animal_observation using gin (search_text gin_trgm_ops);
create index owner_type on owner (type, name_order, id) where type <> 'SINGULAR';
create index owner_country on owner (country, name_order, id) where country <> 'PT';
create index owner_needs_review on owner (id) where needs_review;
create index owner_edit_locked on owner (id) where edit_locked;
create index owner_is_locked on owner (id) where is_locked;
create index owner_confirmed on owner (contact_confirmed_at) where contact_confirmed_at is not null;
create index ticket_category on ticket (category, last_update_timestamp desc, id desc);
create index ticket_status on ticket (status, last_update_timestamp desc, id desc);
create index transponder_movement_status on transponder_movement (status);
create index entity_folded_name on entity using gin (fold_text(name) gin_trgm_ops);
create index entity_folded_locality on entity using gin (fold_text(locality) gin_trgm_ops);
create index lost_animal_status on lost_animal (validation_status, creation_timestamp, id);
create index lost_animal_unregistered on lost_animal (transponder) where animal_id is null;
create index lost_animal_creator on lost_animal (creation_user_id) where creation_user_id is not null;
create index audit_log_user_acts on audit_log (user_id, at desc, id desc) where action <> all (array['READ', 'SEARCH']);
create index app_user_search on app_user using gin (search_text gin_trgm_ops);
create index app_user_email_place on app_user (email, id);
create index app_user_last_login on app_user (last_login_timestamp, id);
create index app_user_role on app_user (role_id);
create index app_user_type on app_user (type, name_order, id);
create index app_user_inactive on app_user (name_order, id) where status <> 'ACTIVE';
