-- What an operation template is called and is for, to readers of English.
alter table operation_template add column name_en text;
alter table operation_template add column description_en text;
