-- A part of a second transponder finds its animal as a part of the first one does.
create index animal_second_transponder_prefix on animal (second_transponder collate "C" text_pattern_ops)
  where second_transponder is not null;
create index animal_second_transponder_suffix on animal (reverse(second_transponder) collate "C" text_pattern_ops)
  where second_transponder is not null;
