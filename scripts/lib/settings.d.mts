/** Returns the names of all settings that the server reads from its environment. */
export function settingNames(): string[];
