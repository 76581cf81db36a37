-- Why a version came about: the action that the audit has of it. Versions of before do not know.
alter table record_version add column action text;
