import { logFault } from '../log/logFault.ts';

/** What a transaction leaves to be done once it has committed. */
export class AfterCommit {
  #callbacks: (() => void)[] = [];

  add(callback: () => void): void {
    this.#callbacks.push(callback);
  }

  /** Runs them in order. The commit stands, so an error is reported and goes no further. */
  run(): void {
    for (const callback of this.#callbacks) {
      try {
        callback();
      } catch (error) {
        logFault('after a commit', error);
      }
    }
  }
}
