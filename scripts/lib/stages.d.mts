interface Stage {
  readonly name: string;
  readonly title: string;
}

/** The stages of `npm test` in order. */
export const stages: readonly Stage[];

/** Returns what these words of the command ask for. */
export function howToRun(words: readonly string[]): {
  readonly wanted: readonly Stage[];
  readonly unknown: readonly string[];
  readonly how: {
    readonly args: readonly string[];
    readonly names: readonly string[];
    readonly usesPostgres: boolean;
    readonly env: Readonly<Record<string, string | undefined>>;
  };
};
