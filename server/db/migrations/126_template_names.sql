-- The name of a kind of certificate for readers of English; empty where the one it has serves both.
alter table certificate_template add column name_en text;
