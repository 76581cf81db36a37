import type { ComponentType } from 'react';
import type { Translate } from '../../i18n/index.ts';
import type { LocaleName } from '../../i18n/locale.ts';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { ControlFrame } from '../components/TextControl.tsx';

export type Values = Readonly<Record<string, unknown>>;

/** Which field is meant: of which module, under which name. */
export interface FieldOf {
  readonly module: AnyModule;
  readonly source: string;
  readonly field: Field;
}

/**
 * The properties of a field's control. Values have the shape of the API; what cannot be read as a value (half a date)
 * is passed on as the typed text, for the check to refuse.
 */
export interface ControlProps extends FieldOf, ControlFrame {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The record as it stands, for the names of what it refers to. */
  readonly record?: Values | undefined;
  /** The values of its form at the moment it is called: what another field says of this one may just have changed. */
  readonly present?: (() => Values) | undefined;
  /** Of a field of several parts: returns the sentence under one of them, by its path below the field. */
  readonly errorOf?: ((path: string, label: string) => string | undefined) | undefined;
  /** Narrows what a reference offers, beside what its declaration says. */
  readonly only?: Values | undefined;
}

export interface ValueProps extends FieldOf {
  readonly value: unknown;
  readonly record?: Values | undefined;
  /** References lead to their record. */
  readonly link?: boolean;
  /** In a cell of a list: as short as can be. */
  readonly compact?: boolean;
}

export interface FilterProps extends FieldOf {
  readonly id: string;
  readonly label: string;
  /** Narrows what a reference offers. */
  readonly only?: Values | undefined;
  /** All filters of the list; a field reads its own (`birthDate`, `birthDateFrom`, `birthDateTo`). */
  readonly values: Values;
  /** Changes those named; `undefined` takes one away. */
  readonly onChange: (changes: Values) => void;
}

/** The context for turning a value into text. */
export interface TextContext extends FieldOf {
  readonly translate: Translate;
  readonly locale: LocaleName;
  readonly timezone: string;
  readonly record?: Values | undefined;
  /** Returns the name of a referenced record, where the caller has fetched it. */
  readonly nameOf?: ((source: string, id: number) => string | undefined) | undefined;
}

/** The definition of a kind of field in the browser. */
export interface FieldView {
  readonly Input: ComponentType<ControlProps>;
  readonly Value: ComponentType<ValueProps>;
  /** For exports, comparisons, chips; empty where there is no value. */
  readonly toText: (value: unknown, context: TextContext) => string;
  /** Left out where a list cannot be narrowed by such fields. */
  readonly Filter?: ComponentType<FilterProps>;
  /** Numbers stand at the right of their column. */
  readonly align?: 'right';
  /** To be awaited before `toText`: names that come on demand. */
  readonly load?: (locale: LocaleName) => Promise<unknown>;
}

/** Whether a value is worth a line of its own: not if it is empty, or a "no" without a special meaning. */
export const isWorthSaying = (field: Field | undefined, value: unknown): boolean =>
  !isEmpty(value) && !(field?.kind === 'boolean' && value === false && !field.tones);

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
