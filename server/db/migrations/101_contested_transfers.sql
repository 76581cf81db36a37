-- How staff told a former owner who has no proven contact, and no account, of a change of owner.
alter table animal_transfer add column former_owner_told text;
