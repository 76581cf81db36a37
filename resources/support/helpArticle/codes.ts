/** Articles of the help. */
export type HelpArticleCode = 'ERROR_DELETE_HELP';
