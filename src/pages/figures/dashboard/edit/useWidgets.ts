import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Widget } from '../../../../../resources/figures/dashboard/widgets.ts';
import { useModuleFormContext } from '../../../../forms/formContext.ts';

/** Changes that can be taken back. */
const MOST_STEPS = 100;

type Widgets = readonly Widget[];

export interface EditedWidgets {
  readonly widgets: Widgets;
  /** Changes the widgets, as one step that can be taken back. */
  readonly change: (next: Widgets) => void;
  /** Shows widgets on their way to a place, without a step. */
  readonly show: (next: Widgets) => void;
  /** Makes what is shown a step after these widgets. */
  readonly settle: (before: Widgets) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** The widgets of the form, with steps back and forth. */
export function useWidgets(): EditedWidgets {
  const { form } = useModuleFormContext();
  const { field } = useController({ name: 'widgets', control: form.control });
  const widgets = (field.value ?? []) as Widgets;
  const [past, setPast] = useState<readonly Widgets[]>([]);
  const [future, setFuture] = useState<readonly Widgets[]>([]);
  const { onChange } = field;
  const show = (next: Widgets) => {
    if (next !== widgets) onChange(next);
  };
  const settle = (before: Widgets) => {
    if (before === widgets) return;
    setPast((steps) => [...steps, before].slice(-MOST_STEPS));
    setFuture([]);
  };
  const change = (next: Widgets) => {
    if (next === widgets) return;
    setPast((steps) => [...steps, widgets].slice(-MOST_STEPS));
    setFuture([]);
    onChange(next);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    setFuture([widgets, ...future]);
    onChange(before);
  };
  const redo = () => {
    const [next, ...rest] = future;
    if (!next) return;
    setPast([...past, widgets]);
    setFuture(rest);
    onChange(next);
  };
  return {
    widgets,
    change,
    show,
    settle,
    undo: past.length > 0 ? undo : undefined,
    redo: future.length > 0 ? redo : undefined,
  };
}
