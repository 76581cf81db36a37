/** A wake-up signal for one waiting loop. A signal sent before the wait ends the next wait at once. */
export class WakeUpSignal {
  #isSet = false;
  #resume: (() => void) | undefined;

  /** Ends the current wait, or the next one. */
  send(): void {
    this.#isSet = true;
    this.#resume?.();
  }

  /** Resolves with the next signal, at the latest after `ms` milliseconds; does not keep the process alive. */
  async wait(ms: number): Promise<void> {
    if (!this.#isSet) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        timer.unref();
        this.#resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isSet = false;
    this.#resume = undefined;
  }
}
