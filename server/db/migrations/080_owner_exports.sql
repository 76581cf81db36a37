-- Whose data a temporary document holds, where that is somebody else than its user: it ends with an erasure.
alter table temp_document add column subject text;
create index temp_document_subject on temp_document (subject) where subject is not null;
