-- How a session was opened, where that decides on its end: owners who came through the State are sent to its sign-out.
alter table session add column sign_in_way text check (sign_in_way in ('STATE'));
