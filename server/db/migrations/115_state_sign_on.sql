-- A sign-on through the State's identity provider begins with a state of its own: one that was made for the professional
-- order opens nothing here, nor the reverse.
alter table secret_token drop constraint secret_token_purpose_check;
alter table secret_token add constraint secret_token_purpose_check
  check (purpose in ('TWO_FACTOR', 'RESET', 'ACTIVATE', 'FIRST_OPERATOR', 'ORDER_STATE', 'STATE_STATE'));
