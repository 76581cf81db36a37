import type { apiKeyPages as source } from '../../../pt/access/apiKey/pages.ts';
import type { Shape } from '../../../types.ts';

export const apiKeyPages = { developers: 'Page for developers' } satisfies Shape<typeof source>;
