import { describe, expect, it } from 'vitest';
import { loadDeclaration, loadOperations } from '../../resources/declarations.ts';
import { modules } from '../../resources/generated/modules.ts';
import { operationsByModule } from '../../resources/generated/operations.ts';
import { loadedOperations } from '../../resources/kit/operations/loadedOperations.ts';
import { findIndexed, findResource, indexedRequests, moduleIndex } from '../../resources/moduleIndex.ts';

const names = modules.map(({ name }) => name);

describe('the index of modules', () => {
  it('every module › is in it, by its name and by the path of its pages', () => {
    expect(moduleIndex.map(({ name }) => name)).toEqual(names);
    expect(modules.filter(({ name, resource }) => findResource(resource)?.name !== name)).toEqual([]);
    expect(findResource('animal/lost')?.name).toBe('lostAnimal');
    expect(findResource('lostAnimal')?.resource).toBe('animal/lost');
    expect(findIndexed('unicorn')).toBeUndefined();
    expect(findIndexed(null)).toBeUndefined();
  });

  it('an entry › is plain data, as the build writes it', () => {
    expect(JSON.parse(JSON.stringify(moduleIndex))).toEqual(moduleIndex);
  });

  it('a record that a search finds › is called as its list shows it', () => {
    expect(findIndexed('animal')).toMatchObject({ title: 'transponder', list: { found: {} } });
    expect(findIndexed('animal')?.fields.transponder).toEqual({ kind: 'transponder' });
    expect(findIndexed('certificateTemplate')?.fields.name?.words).toBeDefined();
    expect(findIndexed('animalLicense')).toMatchObject({ parent: 'animal' });
  });

  it('types of request › say who decides', () => {
    const declared = modules.flatMap(({ name, request }) => (request ? [[name, request.decide]] : []));
    expect(indexedRequests.map(({ name, request }) => [name, request.decide])).toEqual(declared);
  });
});

describe('the declaration of a module', () => {
  it.each(names)('%s › has when loaded alone the fields that it has among all', async (name) => {
    const [loaded, among] = [await loadDeclaration(name), modules.find((one) => one.name === name)];
    expect(Object.keys(loaded.fields)).toEqual(Object.keys(among?.fields ?? {}));
    expect(Object.keys(loaded.parent?.module.fields ?? {})).toEqual(
      Object.keys(among?.parent?.module.fields ?? {}),
    );
  });

  it('a name that no module has › is refused', async () => {
    await expect(loadDeclaration('unicorn')).rejects.toThrow('unicorn is no module.');
  });

  it('operations › are those of its module alone', async () => {
    await loadOperations('owner');
    expect(loadedOperations('owner')).toEqual(operationsByModule.owner);
    expect(await loadOperations('vaccine')).toBeUndefined();
  });
});
