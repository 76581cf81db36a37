-- What else is wrong with a row beside the code that it is left out with: codes, each with our column.
alter table data_import_row add column more jsonb not null default '[]';
