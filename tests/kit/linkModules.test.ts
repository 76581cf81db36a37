import { describe, expect, it } from 'vitest';
import { count, exists, latest, linkModules } from '../../resources/kit/derive.ts';
import { boolean, date, integer, reference, text } from '../../resources/kit/fields.ts';
import { defineModule } from '../../resources/kit/module.ts';

const kennel = defineModule({
  name: 'kennel',
  access: { read: 'SIGNED_IN' },
  fields: { name: text({ required: true }), lastVisit: date({ computed: true }) },
  list: { columns: ['name'], sort: ['name', 'ASC'] },
});

const visit = defineModule({
  name: 'visit',
  access: { read: 'READ_ANIMAL' },
  parent: {
    module: kennel,
    derives: { lastVisit: latest('date'), visits: count(), lastNote: latest('note', 'date') },
  },
  fields: {
    kennelId: reference('kennel', { required: true, createOnly: true }),
    date: date({ required: true }),
    note: text({ personal: true }),
  },
  title: 'date',
  list: { columns: ['date'], sort: ['date', 'DESC'] },
});

const finding = defineModule({
  name: 'finding',
  access: { read: 'READ_ANIMAL' },
  parent: { module: visit, derives: { hasFinding: exists() } },
  fields: {
    visitId: reference('visit', { required: true, createOnly: true, label: 'date' }),
    rank: integer(),
    isOpen: boolean({ initial: true }),
  },
  title: 'rank',
  list: { columns: ['rank'], sort: ['id', 'DESC'] },
});

const declared = [finding, visit, kennel];
const linked = linkModules(declared);
const named = (name: string) => linked.find((module) => module.name === name);

describe('linked modules', () => {
  it('a parent › has the fields that its child modules derive beside its own', () => {
    expect(linked.map(({ name }) => name)).toEqual(['finding', 'visit', 'kennel']);
    expect(Object.keys(named('kennel')!.fields)).toEqual(['name', 'lastVisit', 'visits', 'lastNote']);
    expect(named('kennel')!.fields.visits).toMatchObject({ kind: 'integer', textsOf: 'visit' });
    expect(named('kennel')!.fields.lastNote?.options).toMatchObject({
      computed: true,
      personal: true,
      read: 'READ_ANIMAL',
    });
    expect(Object.keys(named('visit')!.fields)).toContain('hasFinding');
  });

  it('a field that the parent declares itself › stays as declared', () => {
    expect(named('kennel')!.fields.lastVisit).toBe(kennel.fields.lastVisit);
  });

  it('a child › refers to its linked parent', () => {
    expect(named('visit')!.parent?.module).toBe(named('kennel'));
    expect(named('finding')!.parent?.module).toBe(named('visit'));
  });

  it('the declarations › stay as they were, however often they are linked', () => {
    expect(Object.keys(kennel.fields)).toEqual(['name', 'lastVisit']);
    expect(visit.parent?.module).toBe(kennel);
    expect(linkModules(linked).map(({ fields }) => Object.keys(fields))).toEqual(
      linked.map(({ fields }) => Object.keys(fields)),
    );
  });

  it('a value derived from what is no field › is refused with both names', () => {
    const broken = { ...visit, parent: { module: kennel, derives: { lastColour: latest('colour') } } };
    expect(() => linkModules([kennel, broken])).toThrow(
      'visit: a value is derived from colour, which is no field',
    );
  });
});
