import { describe, expect, it } from 'vitest';
import { projectFiles, readText } from '../project/project.ts';
import { isGuarded } from './files.ts';
import { guardsOf } from './guards.ts';
import { KNOWN_SURVIVORS } from './survivors.ts';
import { withSwitch } from './switch.ts';

const found = (source: string) =>
  guardsOf('server/x.ts', source).map(({ condition, passes }) => [condition, passes]);

describe('the guards of a source', () => {
  it.each([
    ["if (isLocked) throw conflict('ANIMAL_IS_LOCKED');", [['isLocked', false]]],
    [
      "if (a || (b && c)) { log(); throw new Refusal(401, 'UNAUTHORIZED'); }",
      [
        ['a', false],
        ['b && c', false],
      ],
    ],
    ["if (!body) return fail('NO_CREDITS');", [['!body', false]]],
    ["if (x > 1) faults.push({ property: 'x', error: 'TOO_LARGE' });", [['x > 1', false]]],
    ["const all = [...(wrong ? [{ property: 'x', error: 'WRONG_X' }] : [])];", [['wrong', false]]],
    ["const one = isRight ? undefined : 'NOT_RIGHT';", [['isRight', true]]],
    ["const one = isWrong && 'NOT_RIGHT';", [['isWrong', false]]],
    [
      "const isAlive = when('ANIMAL_IS_DEAD', ({ status }) => status !== 'DEAD');",
      [["status !== 'DEAD'", true]],
    ],
  ])('%s › are %j', (source, expected) => {
    expect(found(source)).toEqual(expected);
  });

  it.each([
    'if (!(error instanceof Refusal)) throw error;',
    "if (rows.length === 0) throw new Error('cannot be');",
    'if (isEmpty) return [];',
    "const name = isShort ? 'kurz' : 'lang';",
  ])('%s › is none', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('two of one condition › have two names', () => {
    const source = "if (a) throw conflict('A_B'); if (a) throw conflict('C_D');";
    expect(guardsOf('x.ts', source).map(({ name }) => name)).toEqual(['x.ts: a', 'x.ts: a (2)']);
  });
});

describe('a source with its switch', () => {
  const source = `const refuse = (a, b) => { if (a || b > 1) { throw conflict('A_B'); } return a ? 'NOT_A' : null; };
    const conflict = (code) => new Error(code); return refuse;`;
  const run = (skip: (name: string) => boolean) => {
    const written = withSwitch(source, guardsOf('x.ts', source));
    // eslint-disable-next-line no-new-func -- the rewritten source is what is tested
    return new Function('globalThis', written)({ __coleiraGuards: { skip } }) as (
      a: boolean,
      b: number,
    ) => unknown;
  };

  it('all guards in place › behaves as before, and names those that refuse', () => {
    const fired: string[] = [];
    const refuse = run((name) => void fired.push(name) as never);
    expect(() => refuse(false, 2)).toThrow('A_B');
    expect(refuse(false, 1)).toBeNull();
    expect(fired).toEqual(['x.ts: b > 1']);
  });

  it('a guard taken out › does not refuse, the others do', () => {
    const refuse = run((name) => name === 'x.ts: a');
    expect(refuse(true, 1)).toBe('NOT_A');
    expect(() => refuse(false, 2)).toThrow('A_B');
  });
});

describe('the survivors that are accepted', () => {
  it('each › is a guard that there is', () => {
    const guards = projectFiles()
      .filter(isGuarded)
      .flatMap((file) => guardsOf(file, readText(file)));
    const names = new Set(guards.map(({ name }) => name));
    expect(Object.keys(KNOWN_SURVIVORS).filter((name) => !names.has(name))).toEqual([]);
  });
});
