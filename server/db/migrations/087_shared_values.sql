-- An erasure and a copy of an owner's data ask which of the owner's values other owners have too: one look into an index each.
create index owner_phone2 on owner (phone2) where phone2 is not null;
create index owner_phone3 on owner (phone3) where phone3 is not null;
create index owner_folded_responsible on owner (fold_text(responsible)) where fold_text(responsible) is not null;
create index owner_folded_street on owner (fold_text(street)) where fold_text(street) is not null;
create index owner_folded_address on owner (fold_text(address)) where fold_text(address) is not null;
