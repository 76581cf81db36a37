/** Programs of the server besides the server itself, by the name they have in dist/server. */
export const commands = {
  seed: 'server/demo/seedCommand.ts',
  'import-addresses': 'server/addresses/importCommand.ts',
};

/** Programs of the workshop, which no build contains. */
export const workshop = { bench: 'bench/main.ts' };
