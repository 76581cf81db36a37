-- The rows that the users of an entity have imported within a day.
create index data_import_entity on data_import (entity_id, creation_timestamp) where entity_id is not null;
