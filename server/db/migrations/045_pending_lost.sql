-- Lost reports that wait for validation are requests; a request has the number of its report.
create table pending_lost_animal (
  id bigint primary key references lost_animal,
  animal_id bigint references animal
);
select add_request_columns('pending_lost_animal');
create index pending_lost_animal_animal on pending_lost_animal (animal_id);

insert into pending_lost_animal (id, animal_id, origin, creation_user_id, creation_entity_id, creation_timestamp,
  last_update_timestamp, search_text)
select id, animal_id, creation_origin, creation_user_id, creation_entity_id, creation_timestamp, last_update_timestamp,
  fold_text(concat_ws(' ', transponder, name, participant_name))
from lost_animal where validation_status = 'PENDING' and not is_closed;
update notification set type = 'PENDING_' || replace(type, 'REPORTED', 'REQUESTED')
where type in ('LOST_ANIMAL_REPORTED', 'LOST_ANIMAL_ACCEPTED', 'LOST_ANIMAL_REJECTED');
