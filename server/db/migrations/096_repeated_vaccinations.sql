-- A vaccination with animal, day, vaccine and batch of another one is recorded only once it is confirmed to be another.
alter table health_intervention add column is_another_vaccination boolean not null default false;
