/** Something to wait for that can be rung from elsewhere; a ring before the wait counts. */
export class Bell {
  #rung = false;
  #answer: (() => void) | undefined;

  ring(): void {
    this.#rung = true;
    this.#answer?.();
  }

  /** Resolves with the next ring, at the latest after so many milliseconds; does not keep the process alive. */
  async wait(ms: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        timer.unref();
        this.#answer = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#rung = false;
    this.#answer = undefined;
  }
}
