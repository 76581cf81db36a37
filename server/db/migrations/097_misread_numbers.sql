-- All numbers of animals by their end: a misread number that has it is among the few of the register that do. Compared
-- as equal, so that a plan that is kept for all numbers expects few rows too; a range would be planned for each number.
create index transponder_alias_end on transponder_alias (right(transponder, 7));
