/** Returns a port of this machine that no program has at this moment. */
export function freePort(): Promise<number>;
