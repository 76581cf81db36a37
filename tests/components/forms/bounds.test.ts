import { expect, test } from 'vitest';
import { en } from '../../../i18n/generated/en/index.ts';
import { decimal, integer, text } from '../../../resources/kit/fields.ts';
import { boundsText } from '../../../src/fields/controls/boundsText.ts';
import { translator } from '../../i18n/translator.ts';

test.each([
  ['both bounds', integer({ min: 180, max: 3650 }), 'Days: enter a value from 180 to 3650.'],
  ['a least', decimal({ min: 0 }), 'Days: enter at least 0.'],
  ['a most', integer({ max: 30 }), 'Days: enter 30 at most.'],
  ['no bounds', integer(), undefined],
  ['a greatest length', text({ max: 30 }), undefined],
])('the sentence for a value outside a field with %s › says what it takes', (_name, field, sentence) => {
  expect(boundsText(translator('en', en), field, 'Days')).toBe(sentence);
});
