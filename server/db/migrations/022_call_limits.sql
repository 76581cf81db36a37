-- Calls that declare a limit, counted by all servers together. Unlogged: a crash loses counts of the last minutes and
-- nothing else, and a count costs no log. Room on each page lets an update stay where its row is.
create unlogged table call_limit (
  key text primary key,
  calls int not null,
  window_end timestamptz not null
) with (fillfactor = 50);
create index call_limit_window_end on call_limit (window_end);
