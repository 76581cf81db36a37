import type { TestFacts } from '../../kit/testFacts.ts';

export const reportTemplateTestFacts: TestFacts = { belongsToNoEntity: true };
