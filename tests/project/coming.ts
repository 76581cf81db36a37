/**
 * What is written down before it is used, by the area that will use it. A mark is taken away when its code, permission
 * or text comes into use: tests/project/unused.test.ts fails on any other.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Error codes. */
export const COMING_CODES: Readonly<Record<string, readonly string[]>> = {
  lostAndFound: words(`
    TRANSFER_IS_FROM_LOST_CLOSE
    SET_LOST_SUCCESS SET_CLOSED_SUCCESS PROCESS_OBSERVATION_CREATE_SUCCESS
    PROCESS_OBSERVATION_DELETE_SUCCESS
  `),
  healthAndLicences: words(`
    
    
    
    
    LICENSE_CREATE_SUCCESS LICENSE_DELETE_SUCCESS
    
  `),
  merging: words(`
    ANIMAL_IS_MERGED ANIMAL_MERGE_REVERT_SUCCESS
    OWNER_MERGE_SUCCESS
  `),
  requests: words(`
    BULK_ACCEPT_SUCCESS
    BULK_REJECT_SUCCESS DECISION_SUCCESS TRANSFER_REQUEST_SUCCESS TRANSFER_CANCEL_SUCCESS PRE_REGISTER_SUCCESS
    OWNER_IS_VERIFIED
  `),
  // Success messages of operations on animals and owners.
  operations: words(`
    MARK_DEAD_SUCCESS REVERT_DEAD_SUCCESS LOCK_ANIMAL_SUCCESS UNLOCK_ANIMAL_SUCCESS PHOTO_SUCCESS
    LOCK_OWNER_SUCCESS UNLOCK_OWNER_SUCCESS
  `),
  reports: words(`
    DASHBOARD_NOT_PUBLISHED
    MISSING_FREQUENCY
    INVALID_FREQUENCY INVALID_NEXT_RUN
    RUN_FAILED NEEDS_POSTGRESQL
    RUN_STARTED_SUCCESS
  `),
  traceability: words(`
    TRANSPONDER_LEADING_ZERO
  `),
  observationsAndLabels: words(`
    MISSING_CONTENT
    INVALID_CONTENT LABEL_SUCCESS
  `),
};

/** Permissions. */
export const COMING_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {};

/** Texts of modules, below `resources`. */
export const COMING_TEXTS: Readonly<Record<string, readonly string[]>> = {};
