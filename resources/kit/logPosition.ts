/**
 * The header with a position of the database's log, in bytes: answers to writes say it, and a call that sends it back
 * reads nothing older, whichever server answers.
 */
export const POSITION_HEADER = 'x-log-position';
