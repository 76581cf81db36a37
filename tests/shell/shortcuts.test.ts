import { describe, expect, test } from 'vitest';
import { isPress, SHORTCUTS, shortcutNames } from '../../src/runtime/shortcuts/catalogue.ts';
import { projectFiles, readText } from '../project/project.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held }) as KeyboardEvent;

describe('a keyboard shortcut', () => {
  test('Enter with Ctrl or ⌘ › sends a reply, without them it does not', () => {
    expect(isPress('sendReply', press('Enter', { ctrlKey: true }))).toBe(true);
    expect(isPress('sendReply', press('Enter', { metaKey: true }))).toBe(true);
    expect(isPress('sendReply', press('Enter'))).toBe(false);
  });

  test('a letter with a modifier › is no shortcut', () => {
    const letters = shortcutNames.filter((name) => !('mod' in SHORTCUTS[name]));
    const held = letters.filter((name) => isPress(name, press(SHORTCUTS[name].key, { ctrlKey: true })));
    expect(letters.length).toBeGreaterThan(5);
    expect(held).toEqual([]);
  });

  test('any other key with Ctrl › would be missing from the list where each can be switched off', () => {
    const handles = (path: string) => /&& \(\w+\.(ctrl|meta)Key/.test(readText(path));
    expect(projectFiles('src').filter(handles)).toEqual([]);
  });
});
