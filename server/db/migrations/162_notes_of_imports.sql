-- What the reading of a row's cells has changed or left out: codes, each with our column.
alter table data_import_row add column notes jsonb not null default '[]';
