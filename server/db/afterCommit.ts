import { logFault } from '../log/logFault.ts';

/** The callbacks that run once a transaction has committed. */
export class AfterCommit {
  #callbacks: (() => void)[] = [];

  add(callback: () => void): void {
    this.#callbacks.push(callback);
  }

  /** Runs them in order. The transaction is committed, so an error is logged and not thrown. */
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
