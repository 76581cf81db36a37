-- Changes of owner, on the dashboards that had them as a set of figures: below what is there.
update dashboard set widgets = widgets || jsonb_build_array(jsonb_set('{"id": "requests", "kind": "BARS", "title": {"pt": "Transmissões de titularidade dos últimos 12 meses", "en": "Changes of owner of the last 12 months"}, "source": {"query": {"dataSet": "transfers", "by": [{"column": "validationStatus"}], "show": ["transfers"], "filters": [{"column": "creationTimestamp", "period": "LAST_12_MONTHS"}]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 0, "w": 6, "h": 5}}'::jsonb, '{place,y}',
  to_jsonb(coalesce((select max((w #>> '{place,y}')::int + (w #>> '{place,h}')::int) from jsonb_array_elements(widgets) w), 0))))
where 'requests' = any(figures);
alter table dashboard drop column figures;

insert into dashboard (name, name_en, description, description_en, state, widgets, search_text)
select v.*, fold_text(v.name || ' ' || v.name_en) from (values (
  'Desaparecidos e encontrados', 'Lost and found',
  'Quantos animais desaparecem e aparecem, onde, e quanto demoram a voltar ao titular.',
  'How many animals are lost and found, where, and how long they take to return to their owners.',
  'PUBLISHED',
  '[
    {"id": "month", "kind": "COUNT", "title": {"pt": "Comunicações este mês", "en": "Reports this month"}, "source": {"query": {"dataSet": "lostAndFound", "by": [], "show": ["reports"], "filters": [{"column": "eventDate", "period": "THIS_MONTH"}]}}, "text": null, "options": {"compares": true, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 0, "w": 3, "h": 2}},
    {"id": "open", "kind": "COUNT", "title": {"pt": "Por resolver", "en": "Open"}, "source": {"query": {"dataSet": "lostAndFound", "by": [], "show": ["open"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 3, "y": 0, "w": 3, "h": 2}},
    {"id": "returned", "kind": "COUNT", "title": {"pt": "Devolvidos ao titular", "en": "Returned to the owner"}, "source": {"query": {"dataSet": "lostAndFound", "by": [], "show": ["returnedShare"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 6, "y": 0, "w": 3, "h": 2}},
    {"id": "days", "kind": "COUNT", "title": {"pt": "Dias até à devolução, em média", "en": "Days until the return, on average"}, "source": {"query": {"dataSet": "lostAndFound", "by": [], "show": ["averageDays"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 9, "y": 0, "w": 3, "h": 2}},
    {"id": "months", "kind": "BARS", "title": {"pt": "Comunicações por mês", "en": "Reports by month"}, "source": {"query": {"dataSet": "lostAndFound", "by": [{"column": "eventDate", "step": "MONTH"}, {"column": "status"}], "show": ["reports"], "filters": [{"column": "eventDate", "period": "LAST_12_MONTHS"}]}}, "text": null, "options": {"compares": false, "isStacked": true, "most": 12}, "place": {"x": 0, "y": 2, "w": 7, "h": 5}},
    {"id": "map", "kind": "MAP", "title": {"pt": "Comunicações por concelho", "en": "Reports by municipality"}, "source": {"query": {"dataSet": "lostAndFound", "by": [{"column": "municipality"}], "show": ["reports"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 7, "y": 2, "w": 5, "h": 9}},
    {"id": "outcomes", "kind": "TABLE", "title": {"pt": "Desfechos e dias até à devolução", "en": "Outcomes and days until the return"}, "source": {"query": {"dataSet": "lostAndFound", "by": [{"column": "status"}, {"column": "deliveryStatus"}], "show": ["reports", "returned", "averageDays"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 7, "w": 7, "h": 4}}
  ]'::jsonb)) v (name, name_en, description, description_en, state, widgets)
on conflict do nothing;

insert into dashboard (name, name_en, description, description_en, state, widgets, search_text)
select v.*, fold_text(v.name || ' ' || v.name_en) from (values (
  'Pedidos e prazos', 'Requests and their age',
  'Os pedidos de transmissão de titularidade por decidir, e os que passaram do prazo.',
  'The changes of owner that wait for a decision, and those beyond their term.',
  'PUBLISHED',
  '[
    {"id": "open", "kind": "COUNT", "title": {"pt": "Transmissões por decidir", "en": "Open changes of owner"}, "source": {"query": {"dataSet": "transfers", "by": [], "show": ["open"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 0, "w": 4, "h": 2}},
    {"id": "overdue", "kind": "COUNT", "title": {"pt": "Fora do prazo", "en": "Beyond their term"}, "source": {"query": {"dataSet": "transfers", "by": [], "show": ["overdue"], "filters": []}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 4, "y": 0, "w": 4, "h": 2}},
    {"id": "month", "kind": "COUNT", "title": {"pt": "Pedidos este mês", "en": "Requests this month"}, "source": {"query": {"dataSet": "transfers", "by": [], "show": ["transfers"], "filters": [{"column": "creationTimestamp", "period": "THIS_MONTH"}]}}, "text": null, "options": {"compares": true, "isStacked": false, "most": 12}, "place": {"x": 8, "y": 0, "w": 4, "h": 2}},
    {"id": "states", "kind": "BARS", "title": {"pt": "Pedidos dos últimos 12 meses por estado", "en": "Requests of the last 12 months by state"}, "source": {"query": {"dataSet": "transfers", "by": [{"column": "validationStatus"}], "show": ["transfers"], "filters": [{"column": "creationTimestamp", "period": "LAST_12_MONTHS"}]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 2, "w": 5, "h": 5}},
    {"id": "months", "kind": "LINE", "title": {"pt": "Pedidos por mês", "en": "Requests by month"}, "source": {"query": {"dataSet": "transfers", "by": [{"column": "creationTimestamp", "step": "MONTH"}], "show": ["transfers", "accepted"], "filters": [{"column": "creationTimestamp", "period": "LAST_12_MONTHS"}]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 5, "y": 2, "w": 7, "h": 5}},
    {"id": "terms", "kind": "BARS", "title": {"pt": "Pedidos por decidir, pelo mês em que acaba o prazo", "en": "Open requests, by the month in which their term ends"}, "source": {"query": {"dataSet": "transfers", "by": [{"column": "dueDate", "step": "MONTH"}], "show": ["open", "overdue"], "filters": [{"column": "closed", "is": [false]}]}}, "text": null, "options": {"compares": false, "isStacked": false, "most": 12}, "place": {"x": 0, "y": 7, "w": 12, "h": 5}}
  ]'::jsonb)) v (name, name_en, description, description_en, state, widgets)
on conflict do nothing;
