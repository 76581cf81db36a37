-- The dead in the order of their births: young animals are alive, so that the index of births alone is followed through most
-- of the register before a page is full. Animals in their normal state are not in it.
create index animal_status_birthdate on animal (status, birthdate desc, id desc) where status <> 'NORMAL';
