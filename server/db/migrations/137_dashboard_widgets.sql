-- Dashboards are made of widgets, each with a question to a data set, on a grid of 12 columns.
alter table dashboard add column name_en text;
alter table dashboard add column description_en text;
alter table dashboard add column widgets jsonb;

-- The sets of figures of before, as the questions that have the same answers; changes of owner follow with their data set.
update dashboard d set widgets = coalesce((
  select jsonb_agg(
    jsonb_set(made.widget, '{place}', jsonb_build_object(
      'x', (made.place - 1) % 2 * 6, 'y', (made.place - 1) / 2 * 5, 'w', 6, 'h', 5))
    order by made.place)
  from (
    select row_number() over (order by f.place) as place, case f.name
      when 'registrations' then '{"id": "registrations", "kind": "BARS", "title": {"pt": "Registos por mês", "en": "Registrations by month"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "registrationDate", "step": "MONTH"}], "show": ["animals"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 24}, "place": {"x": 0, "y": 0, "w": 6, "h": 5}}'::jsonb
      when 'species' then '{"id": "species", "kind": "RING", "title": {"pt": "Animais vivos por espécie", "en": "Living animals by species"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "species"}], "show": ["living"], "filters": [], "order": {"by": "living", "descending": true}}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 0, "w": 6, "h": 5}}'::jsonb
      when 'breeds' then '{"id": "breeds", "kind": "BARS", "title": {"pt": "As dez raças mais frequentes", "en": "The ten most frequent breeds"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "breed"}], "show": ["living"], "filters": [], "order": {"by": "living", "descending": true}}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 10}, "place": {"x": 0, "y": 0, "w": 6, "h": 5}}'::jsonb
      when 'rabiesEnds' then '{"id": "rabiesends", "kind": "BARS", "title": {"pt": "Vacinas antirrábicas a caducar", "en": "Rabies vaccines that end"}, "source": {"query": {"dataSet": "rabiesCoverage", "by": [{"column": "rabiesEnd", "step": "MONTH"}], "show": ["animals"], "filters": [{"column": "rabiesEnd", "period": "NEXT_90_DAYS"}]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 0, "w": 6, "h": 5}}'::jsonb
    end as widget
    from unnest(d.figures) with ordinality f (name, place)
    where f.name <> 'requests') made), '[]');
alter table dashboard alter column widgets set not null;
alter table dashboard alter column figures drop not null;

insert into dashboard (name, name_en, description, description_en, figures, state, widgets, search_text)
select v.*, fold_text(v.name || ' ' || v.name_en) from (values (
  'O registo', 'The register',
  'Quantos animais há, de que espécies e raças e onde vivem, e quantos têm a vacina antirrábica válida.',
  'How many animals there are, of which species and breeds and where they live, and how many have a valid rabies vaccine.',
  '{}'::text[], 'PUBLISHED',
  '[
    {"id": "living", "kind": "COUNT", "title": {"pt": "Animais vivos", "en": "Living animals"}, "source": {"query": {"dataSet": "animals", "by": [], "show": ["living"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 0, "w": 3, "h": 2}},
    {"id": "month", "kind": "COUNT", "title": {"pt": "Registos este mês", "en": "Registrations this month"}, "source": {"query": {"dataSet": "animals", "by": [], "show": ["animals"], "filters": [{"column": "registrationDate", "period": "THIS_MONTH"}]}}, "text": null, "options": {"compares": true, "isStacked": false, "most": 12}, "place": {"x": 3, "y": 0, "w": 3, "h": 2}},
    {"id": "rabies", "kind": "COUNT", "title": {"pt": "Com vacina antirrábica válida", "en": "Animals with a valid rabies vaccine"}, "source": {"query": {"dataSet": "rabiesCoverage", "by": [], "show": ["coverage"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 6, "y": 0, "w": 3, "h": 2}},
    {"id": "sterilised", "kind": "COUNT", "title": {"pt": "Animais esterilizados", "en": "Sterilised animals"}, "source": {"query": {"dataSet": "animals", "by": [], "show": ["sterilizedShare"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 9, "y": 0, "w": 3, "h": 2}},
    {"id": "registrations", "kind": "BARS", "title": {"pt": "Registos por mês", "en": "Registrations by month"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "registrationDate", "step": "MONTH"}], "show": ["animals"], "filters": [{"column": "registrationDate", "period": "LAST_12_MONTHS"}]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 2, "w": 8, "h": 5}},
    {"id": "species", "kind": "RING", "title": {"pt": "Animais vivos por espécie", "en": "Living animals by species"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "species"}], "show": ["living"], "filters": [], "order": {"by": "living", "descending": true}}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 8, "y": 2, "w": 4, "h": 5}},
    {"id": "breeds", "kind": "BARS", "title": {"pt": "As dez raças mais frequentes", "en": "The ten most frequent breeds"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "breed"}], "show": ["living"], "filters": [], "order": {"by": "living", "descending": true}}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 10}, "place": {"x": 0, "y": 7, "w": 7, "h": 6}},
    {"id": "map", "kind": "MAP", "title": {"pt": "Animais vivos por concelho", "en": "Living animals by municipality"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "municipality"}], "show": ["living"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 7, "y": 7, "w": 5, "h": 9}},
    {"id": "ages", "kind": "TABLE", "title": {"pt": "Cobertura antirrábica por concelho", "en": "Rabies coverage by municipality"}, "source": {"query": {"dataSet": "rabiesCoverage", "by": [{"column": "municipality"}], "show": ["animals", "vaccinated", "coverage"], "filters": [], "order": {"by": "animals", "descending": true}}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 20}, "place": {"x": 0, "y": 13, "w": 7, "h": 5}}
  ]'::jsonb)) v (name, name_en, description, description_en, figures, state, widgets)
on conflict do nothing;

insert into dashboard (name, name_en, description, description_en, figures, state, widgets, search_text)
select v.*, fold_text(v.name || ' ' || v.name_en) from (values (
  'O mês da clínica', 'A month of the clinic',
  'O que a sua entidade registou este mês, e os animais que têm de ser vacinados contra a raiva.',
  'What your entity has registered this month, and the animals that are due for a rabies vaccine.',
  '{}'::text[], 'PUBLISHED',
  '[
    {"id": "registered", "kind": "COUNT", "title": {"pt": "Animais registados este mês", "en": "Animals registered this month"}, "source": {"query": {"dataSet": "animals", "by": [], "show": ["animals"], "filters": [{"column": "registrationDate", "period": "THIS_MONTH"}]}}, "text": null, "options": {"compares": true, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 0, "w": 4, "h": 2}},
    {"id": "living", "kind": "COUNT", "title": {"pt": "Animais vivos", "en": "Living animals"}, "source": {"query": {"dataSet": "animals", "by": [], "show": ["living"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 4, "y": 0, "w": 4, "h": 2}},
    {"id": "due", "kind": "COUNT", "title": {"pt": "Vacinas antirrábicas que caducam nos próximos 30 dias", "en": "Rabies vaccines that end in the next 30 days"}, "source": {"query": {"dataSet": "rabiesCoverage", "by": [], "show": ["animals"], "filters": [{"column": "rabiesEnd", "period": "NEXT_30_DAYS"}]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 8, "y": 0, "w": 4, "h": 2}},
    {"id": "days", "kind": "BARS", "title": {"pt": "Registos por dia", "en": "Registrations by day"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "registrationDate", "step": "DAY"}], "show": ["animals"], "filters": [{"column": "registrationDate", "period": "LAST_30_DAYS"}]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 31}, "place": {"x": 0, "y": 2, "w": 8, "h": 5}},
    {"id": "species", "kind": "RING", "title": {"pt": "Registos deste mês por espécie", "en": "Registrations of this month by species"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "species"}], "show": ["animals"], "filters": [{"column": "registrationDate", "period": "THIS_MONTH"}], "order": {"by": "animals", "descending": true}}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 8, "y": 2, "w": 4, "h": 5}},
    {"id": "reminders", "kind": "LIST", "title": {"pt": "Animais a vacinar contra a raiva", "en": "Animals due for a rabies vaccine"}, "source": {"query": {"dataSet": "rabiesCoverage", "by": [], "show": [], "filters": [{"column": "rabiesEnd", "period": "NEXT_30_DAYS"}], "columns": ["transponder", "name", "species", "rabiesEnd"]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 25}, "place": {"x": 0, "y": 7, "w": 8, "h": 6}},
    {"id": "year", "kind": "LINE", "title": {"pt": "Registos dos últimos 12 meses", "en": "Registrations of the last 12 months"}, "source": {"query": {"dataSet": "animals", "by": [{"column": "registrationDate", "step": "MONTH"}], "show": ["animals"], "filters": [{"column": "registrationDate", "period": "LAST_12_MONTHS"}]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 8, "y": 7, "w": 4, "h": 6}}
  ]'::jsonb)) v (name, name_en, description, description_en, figures, state, widgets)
on conflict do nothing;
