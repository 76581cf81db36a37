-- Mails that an account causes to others are sent at most so many an hour and a day. `pace_key` is the account or the
-- entity, `planned` the moment from which such a mail may be sent: what is counted, also once it is sent.
alter table outbox add column pace_key text, add column planned timestamptz;
create index outbox_pace on outbox (pace_key, planned desc) where pace_key is not null;
