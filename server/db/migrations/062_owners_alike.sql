-- Owners who may be entered twice are found by contacts, documents, and by name and place: one look into an index each.
create index owner_email on owner (email) where email is not null;
create index owner_phone on owner (phone) where phone is not null;
create index owner_id_card on owner (id_card) where id_card is not null;
create index owner_passport on owner (passport) where passport is not null;
create index owner_folded_name on owner (fold_text(name), left(postal_code, 4));

-- The transfers of an owner, for the tickets about them.
create index animal_transfer_previous_owner on animal_transfer (previous_owner_id) where previous_owner_id is not null;
create index animal_transfer_new_owner on animal_transfer (new_owner_id) where new_owner_id is not null;
