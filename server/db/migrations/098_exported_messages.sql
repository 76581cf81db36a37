-- One word for the way of a ticket to the helpdesk: it is exported.
alter table ticket_message rename column is_handed_over to is_exported;
