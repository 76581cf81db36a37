-- An index that leaves rows out gives the planner no figures of its expression: without these it took any eight digits
-- for the end of one second transponder in two hundred, and read all animals that have a second one.
create statistics animal_second_transponder_reversed on (reverse(second_transponder)) from animal;
