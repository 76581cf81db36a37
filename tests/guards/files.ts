/** Sources whose guards are asked: what answers calls, writes, signs in, and what the pages send through. */
const GUARDED = [
  /^server\/(?:http|write|crud|auth|files|modules)\//,
  /^resources\/.*\/(?:rules|operations|conditions)\.ts$/,
  /^(?:dataProvider|authProvider)\//,
];

/** Whether the guards of a file belong to the question. */
export const isGuarded = (file: string): boolean =>
  file.endsWith('.ts') && GUARDED.some((pattern) => pattern.test(file));
