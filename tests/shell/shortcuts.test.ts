import { describe, expect, test } from 'vitest';
import { isPress, keysOf, shortcutNames } from '../../src/runtime/shortcuts/catalogue.ts';
import { projectFiles, readText } from '../workshop/project.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held }) as KeyboardEvent;

describe('a keyboard shortcut', () => {
  test('Enter with Ctrl or ⌘ › sends a reply, without them it does not', () => {
    expect(isPress('sendReply', press('Enter', { ctrlKey: true }))).toBe(true);
    expect(isPress('sendReply', press('Enter', { metaKey: true }))).toBe(true);
    expect(isPress('sendReply', press('Enter'))).toBe(false);
    expect(keysOf('sendReply').at(-1)).toBe('Enter');
  });

  test('a letter with a modifier › is no shortcut', () => {
    for (const name of shortcutNames) {
      const key = keysOf(name).at(-1)!.toLowerCase();
      if (keysOf(name).length === 1) expect(isPress(name, press(key, { ctrlKey: true }))).toBe(false);
    }
  });

  test('any other key with Ctrl › would be missing from the list where each can be switched off', () => {
    const handles = (path: string) => /&& \(\w+\.(ctrl|meta)Key/.test(readText(path));
    expect(projectFiles('src').filter(handles)).toEqual([]);
  });
});
