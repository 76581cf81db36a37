/** The users who act for an entity and for the operator. */
export interface Staff {
  userOf(entityId: number | null): number | null;
  operator: number;
}
