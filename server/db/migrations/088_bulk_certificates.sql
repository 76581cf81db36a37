-- A value that each animal has of its own cannot be entered once for all of them.
alter table certificate_parameter add column is_per_animal boolean not null default false;

-- What was entered once for all animals, and whether the batch follows from an accepted request: nobody asked for that
-- one in bulk, so no list of own batches has it.
alter table certificate_batch
  add column properties jsonb not null default '{}',
  add column is_of_request boolean not null default false;
create index certificate_batch_user on certificate_batch (user_id, id desc);
