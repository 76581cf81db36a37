import type { FieldKind } from '../../resources/kit/fields.ts';
import { boolean } from './boolean.tsx';
import { choice } from './choice.tsx';
import { choices } from './choices.tsx';
import { country } from './country/country.tsx';
import { data } from './data.tsx';
import { date } from './date.tsx';
import { decimal } from './decimal.tsx';
import { email } from './email.tsx';
import { integer } from './integer.tsx';
import type { FieldView } from './kind.ts';
import { linesView } from './lines/lines.tsx';
import { longText } from './longText.tsx';
import { money } from './money/money.tsx';
import { phone } from './phone/phone.tsx';
import { photo } from './photo.tsx';
import { postalCode } from './postalCode.tsx';
import { reference } from './reference/reference.tsx';
import { references } from './reference/references.tsx';
import { richText } from './richText/richText.tsx';
import { schedule } from './schedule/schedule.tsx';
import { text } from './text.tsx';
import { timestamp } from './timestamp.tsx';
import { timezone } from './timezone/timezone.tsx';
import { transponder } from './transponder.tsx';

/** Every kind of field: how it is entered, shown, put into text, and filtered by. */
export const fieldViews: Readonly<Record<FieldKind, FieldView>> = {
  text,
  longText,
  richText,
  integer,
  decimal,
  money,
  boolean,
  choice,
  choices,
  date,
  timestamp,
  email,
  phone,
  country,
  postalCode,
  transponder,
  timezone,
  reference,
  references,
  photo,
  lines: linesView((kind) => fieldViews[kind]),
  schedule,
  data,
};

export type { FieldView, Values } from './kind.ts';
export { linePathLabel } from './lines/lineTexts.ts';
export { isEmpty, isWorthSaying } from './kind.ts';
export {
  createLabel,
  createTitle,
  fieldHelp,
  fieldLabel,
  moduleName,
  moduleNameInside,
  recordHeading,
  recordTitle,
} from './names.ts';
export { ReadValue } from './controls/ReadValue.tsx';
export { Unbroken, unbroken } from './controls/Unbroken.tsx';
export { useTimezone } from './timestamp.tsx';
