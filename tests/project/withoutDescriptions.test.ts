import { describe, expect, it } from 'vitest';
import { withoutDescriptionsOf } from '../../scripts/lib/withoutDescriptions.ts';

const written = (source: string): string => withoutDescriptionsOf('resources/x/x/calls.ts', source);

describe('a declaration in the page', () => {
  it.each([
    [
      "defineCall({ path: '/x', summary: 'Lists x', access: 'A' })",
      "defineCall({ path: '/x',  access: 'A' })",
    ],
    [
      "defineCall({ path: '/x', answer: z.object({ a }), reads: 'OWN_DATA', errors: ['X'], query, once: true })",
      "defineCall({ path: '/x',     once: true })",
    ],
    [
      "defineCall({ path: '/x', params: z.object({ id }), body: z.strictObject({ a: z.string() }) })",
      "defineCall({ path: '/x',  body: true })",
    ],
    ["defineCall({ path: '/x', body })", "defineCall({ path: '/x', body: true })"],
    [
      'z.object({ body: z.string(), params: z.string(), query })',
      'z.object({ body: z.string(), params: z.string(), query })',
    ],
    ["text({ max: 3, example: 'Luna' })", 'text({ max: 3,  })'],
    ['describe(z.string().max(3), { example: 1 })', 'z.string().max(3)'],
    ['z.object({ a: describe(owed(z.string()), { note: `of ${x}` }) })', 'z.object({ a: owed(z.string()) })'],
  ])('%s › is written %s', (source, expected) => {
    expect(written(source)).toBe(expected);
  });

  it('a shape of a name like that of a description › stays', () => {
    const source = 'z.object({ summary: z.string(), answer: z.string(), examples: 1 })';
    expect(written(source)).toBe(source);
  });
});
