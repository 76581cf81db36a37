-- The movements that were made for a record: an act that is undone finds what was taken for it.
create index billing_transaction_object on billing_transaction (object_type, object_id) where object_id is not null;
