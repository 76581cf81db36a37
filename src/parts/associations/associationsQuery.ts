/** Where the veterinarian's entities are kept once fetched. */
export const associationsKey = ['auth', 'entities'] as const;

/** What has just been done, told at the top of the list. */
export interface Told {
  readonly severity: 'success' | 'error';
  readonly text: string;
}
