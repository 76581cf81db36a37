/** Does some work, which is told the id of the busy process, while that keeps one core busy. */
export function besideBusyProcessor<T>(work: (pid: number) => Promise<T>): Promise<T>;
