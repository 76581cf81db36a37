import type { TestFacts } from '../../kit/testFacts.ts';

export const otherRegisterTestFacts: TestFacts = { belongsToNoEntity: true };
