-- The public list of animals lost and found: open reports whose reporter agreed, the newest first, also of one place.
create index lost_animal_published on lost_animal (event_date desc, id desc)
  where not is_closed and validation_status = 'ACCEPTED' and allows_advertising;
create index lost_animal_published_district on lost_animal (event_district_id, event_date desc, id desc)
  where not is_closed and validation_status = 'ACCEPTED' and allows_advertising;
create index lost_animal_published_county on lost_animal (event_county_id, event_date desc, id desc)
  where not is_closed and validation_status = 'ACCEPTED' and allows_advertising;
