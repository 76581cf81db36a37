/** The groups of an animal's operations, in the order of the page. */
export const OPERATION_GROUPS = ['record', 'status', 'health', 'documents'] as const;
export type OperationGroupKey = (typeof OPERATION_GROUPS)[number];
