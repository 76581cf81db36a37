-- A page of the audit of one animal is read in order from the index, however many rows name the animal.
drop index audit_log_transponder;
create index audit_log_transponder on audit_log ((details ->> 'transponder'), at desc, id desc)
  where details ->> 'transponder' is not null;
