-- How an account has set up its lists: columns, density, named views. Kept with the account, since desks at a
-- clinic are shared and signing out empties the browser.
create table user_preference (
  user_id bigint not null references app_user (id) on delete cascade,
  key text not null,
  value jsonb not null,
  primary key (user_id, key)
);
