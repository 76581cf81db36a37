import { describe, expect, it } from 'vitest';
import { pt } from '../../i18n/generated/pt/index.ts';
import { projectFiles, readText } from '../project/project.ts';
import { flattenTexts } from './flattenTexts.ts';
import { quotedKeys } from './quotedTexts.ts';

/** Kept by rules of their own: the framework's texts, the declarations' (texts.test.ts), the catalogue of codes. */
const ELSEWHERE = /^(?:ra|resources|errors)\./;

/**
 * The keys that nothing can mean: none is quoted, none lies below a quoted key, and none fits a text in
 * backticks whose gaps are filled at run time.
 */
function unusedKeys(keys: readonly string[], quoted: readonly string[]): string[] {
  const whole = new Set(quoted);
  const withGaps = quoted
    .filter((text) => text.includes('…') && /[a-z]{2}/i.test(text) && /^[\w.$…-]+$/.test(text))
    .map((text) => new RegExp(`^${text.replace(/[.$]/g, '\\$&').replaceAll('…', '.+')}$`));
  return keys.filter((key) => {
    const parts = key.split('.');
    const above = parts.slice(2).map((_part, index) => parts.slice(0, index + 2).join('.'));
    return ![key, ...above].some((one) => whole.has(one)) && !withGaps.some((pattern) => pattern.test(key));
  });
}

const code = projectFiles().filter((path) =>
  /^(?:(?:src|resources|server|dataProvider|authProvider)\/.*|i18n\/[^/]+)\.tsx?$/.test(path),
);

describe('texts', () => {
  it('every text › is used by a page or call', () => {
    const keys = [...flattenTexts(pt).keys()].filter((key) => !ELSEWHERE.test(key));
    const quoted = code.flatMap((path) => quotedKeys(readText(path)));
    expect(unusedKeys(keys, [...new Set(quoted)])).toEqual([]);
  });

  it('keys of a group taken by useTexts › are those that are asked for, or all where the code does not show them', () => {
    const keys = [
      'list.a.one',
      'list.a.two',
      'list.a.three.x',
      'list.b.one',
      'list.b.two',
      'page.one',
      'page.two',
    ];
    const sample = `
      function A() { const say = useTexts('list.a'); return say(is ? 'one' : 'none') + say(\`three.\${x}\`, { n: 1 }); }
      function B() { const say = useTexts('list.b', { name }); return <C label={say('one')} say={say} />; }
      function C() { const text = useTexts('page'); return text(key); }`;
    expect(unusedKeys(keys, quotedKeys(sample))).toEqual(['list.a.two']);
  });

  it('keys, prefixes of keys, and keys with placeholders › are found', () => {
    const quoted = quotedKeys(
      "t('a.b.one'); /* 'a.b.not' */ each('a.c'); t(`a.d.${x ? `${y}` : 'z'}.name`); // 'a.b.nor'\nx.replace(/^[/']\\//, '');",
    );
    const keys = ['a.b.one', 'a.b.two', 'a.b.not', 'a.b.nor', 'a.c.any', 'a.d.MORE.name', 'a.d.MORE.text'];
    expect(unusedKeys(keys, quoted)).toEqual(['a.b.two', 'a.b.not', 'a.b.nor', 'a.d.MORE.text']);
  });
});
