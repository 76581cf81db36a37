-- The entity that a veterinarian worked for last is proposed at the next sign-in.
alter table veterinary_entity add column last_use_timestamp timestamptz;
