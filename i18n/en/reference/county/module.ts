import type { county as source } from '../../../pt/reference/county/module.ts';
import type { Shape } from '../../../types.ts';

export const county = {
  name: 'Municipality |||| Municipalities',
  fields: { name: 'Name', code: 'Code', districtId: 'District' },
} as const satisfies Shape<typeof source>;
