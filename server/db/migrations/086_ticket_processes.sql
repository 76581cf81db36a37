-- The kinds of process follow from the declared types of request, which the calls check.
alter table ticket drop constraint ticket_process_type_check;
