-- Links mailed to an address that only the giver named: an answer from there proves nothing of an owner on record.
alter table transfer_link add column is_entered boolean not null default false;
alter table animal_transfer
  drop constraint animal_transfer_received_by_check,
  add constraint animal_transfer_received_by_check check (received_by in ('ACCOUNT', 'LINK', 'ENTERED'));
