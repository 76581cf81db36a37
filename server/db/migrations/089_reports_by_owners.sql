-- An owner reports the death of an animal once, until a decision is taken.
create unique index death_request_by_owner on death_request (animal_id, creation_user_id)
  where not closed and origin = 'OWNERS';
