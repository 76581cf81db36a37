import type { z } from 'zod';
import { descriptionOf } from '../../../resources/kit/values/described.ts';

interface Def {
  error?(issue: object): unknown;
  readonly checks?: readonly { readonly _zod: { readonly def: Def } }[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly [part: string]: unknown;
}

const PARTS = ['innerType', 'element', 'in', 'out', 'valueType', 'left', 'right'];
const ISSUES = [{ code: 'invalid_type' }, { code: 'too_big' }, { code: 'custom', input: null }];

/** The codes that one check answers with, as far as its message does not depend on the value. */
function messagesOf({ error }: Def): string[] {
  if (!error) return [];
  return ISSUES.flatMap((issue) => {
    try {
      const message = error({ path: [], ...issue });
      return typeof message === 'string' ? [message] : [];
    } catch {
      return [];
    }
  });
}

/** The codes that a shape refuses values with, and those that its description adds. */
export function codesOfShape(shape: z.ZodType): string[] {
  const def = shape.def as unknown as Def;
  const parts = PARTS.flatMap((part) => (def[part] ? [def[part] as z.ZodType] : []));
  const inner = [...parts, ...Object.values(def.shape ?? {}), ...(def.options ?? []), ...(def.items ?? [])];
  const own = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)].flatMap(messagesOf);
  const codes = own.filter((message) => /^[A-Z][A-Z0-9_]+$/.test(message));
  const { codes: ofRecord = [] } = descriptionOf(shape);
  return [...new Set([...codes, ...ofRecord, ...inner.flatMap(codesOfShape)])];
}
