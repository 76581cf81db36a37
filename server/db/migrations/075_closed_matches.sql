-- A pair of which a report is closed waits for no decision any more.
alter table lost_animal_match drop constraint lost_animal_match_status_check,
  add constraint lost_animal_match_status_check check (status in ('OPEN', 'CONFIRMED', 'DISMISSED', 'CLOSED'));
update lost_animal_match m set status = 'CLOSED'
where status = 'OPEN' and exists (select from lost_animal l where l.id in (m.lost_id, m.found_id) and l.is_closed);
