-- Numbers that are not an animal's present one, by their end: animal_transponder_suffix has the present ones.
create index transponder_alias_other_suffix on transponder_alias (reverse(transponder) collate "C" text_pattern_ops)
  where kind <> 'CURRENT';
