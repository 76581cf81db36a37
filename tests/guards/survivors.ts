/** Guards whose absence no test notices, by their name, with the reason for which that is accepted. */
export const KNOWN_SURVIVORS: Readonly<Record<string, string>> = {};
