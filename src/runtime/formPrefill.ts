import type { PublicFormName } from '../../resources/common/publicForm/forms.ts';

/** Values of a public form, by its fields. */
type Values = Readonly<Record<string, string>>;

/** Returns the values that a text of the browser's storage holds; none where it was written by something else. */
export function parseValues(text: string): Values {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Values) : {};
  } catch {
    return {};
  }
}

const keyOf = (form: PublicFormName): string => `coleira.form.${form}.prefill`;

/** Keeps what the register knows already for a form that is opened from this tab, until the tab is closed. */
export function prefillForm(form: PublicFormName, values: Values): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Without storage the form opens empty.
  }
}

/** Returns what was kept for a form; nothing where no page of this tab led to it. */
export function readPrefill(form: PublicFormName): Values {
  try {
    return parseValues(sessionStorage.getItem(keyOf(form)) ?? '{}');
  } catch {
    return {};
  }
}
