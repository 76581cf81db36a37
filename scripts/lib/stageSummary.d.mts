interface RunStage {
  readonly name: string;
  readonly seconds: number;
  readonly processorSeconds: number | undefined;
  readonly tests: readonly { readonly file: string; readonly title: string; readonly seconds: number }[];
}

/** Returns the end of a run in words. */
export function describeRun(stages: readonly RunStage[]): string;
