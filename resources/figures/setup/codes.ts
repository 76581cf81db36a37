/** The setup list. */
export type SetupCode = 'SETUP_NO_MAIL_SERVER';
