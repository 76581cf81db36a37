import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Texts } from '../../../i18n/generated/pt/index.ts';

/** What stands at a key such as `auth.signIn`. */
type At<T, Key extends string> = Key extends keyof T
  ? T[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? At<T[Head], Rest>
      : never
    : never;

/** The keys of all texts of a group, level by level. */
type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];

type Values = Readonly<Record<string, unknown>>;

/** The key of a text in a group. */
export type TextKey<Group extends string> = KeysOf<At<Texts, Group>>;

/** Says a text of a group, with what it leaves open filled in. */
export type Say<Group extends string> = (key: TextKey<Group>, values?: Values) => string;

/**
 * Returns the texts of a group: `useTexts('transferPages.own')('title')`. The compiler knows their keys; where the key of
 * the group itself is made at run time, `useTranslate` says its texts.
 *
 * @param common what several of them leave open
 */
export function useTexts<Group extends string>(
  group: [At<Texts, Group>] extends [never] ? never : Group,
  common?: Values,
): Say<Group> {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`${group}.${key}`, common ? { ...common, ...values } : values),
    [translate, group, common],
  );
}
