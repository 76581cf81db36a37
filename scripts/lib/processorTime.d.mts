/** The processor time of a process and all below it. */
export class ProcessorTime {
  /** Counts a process that has just been started, with all that it starts. */
  add(pid: number | undefined): void;
  /** Reads the present times. */
  sample(): void;
  /** Seconds of user and system time up to the last reading; nothing where the kernel does not say. */
  seconds(): number | undefined;
}
