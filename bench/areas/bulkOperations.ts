import { bodyOf, until, type Client } from './client.ts';
import { timeLong } from './longWork.ts';

interface RunOf {
  readonly state: string;
  readonly error: string | null;
  readonly foundCount: number | null;
  readonly changeCount: number | null;
}

/** Measures the dry run of operations on animals, and the run of the one that changes them. */
export async function measureOperations(
  server: { readonly client: Client; readonly pid: number },
  /** A group of breeds or a breed, of which the second operation changes all animals. */
  ofBreedId: number,
  /** Whether the first operation, which is asked of all animals, is measured. */
  ofAll: boolean,
): Promise<void> {
  const { client } = server;
  // The first changes nothing, so that only the second is worth a run.
  for (const { operation, parameters, runs } of [
    ...(ofAll ? [{ operation: 'recomputeAnimals', parameters: {}, runs: false }] : []),
    { operation: 'correctAnimals', parameters: { color: 'Malhado', ofBreedId }, runs: true },
  ]) {
    // eslint-disable-next-line no-await-in-loop -- one after the other
    const template = await bodyOf(
      client.call<{ id: number }>('POST', '/operation-templates', {
        name: `${operation} ${Date.now()}`,
        operation,
        requiresConfirmation: false,
      }),
    );
    let id = 0;
    const reaches = (state: string) =>
      until(async () => {
        const run = await bodyOf(client.call<RunOf>('GET', `/operation-runs/${id}`));
        if (run.state === 'FAILED') throw new Error(`the operation failed: ${run.error}`);
        if (run.state === state) console.log(`  ${run.foundCount} records, ${run.changeCount} to change`);
        return run.state === state;
      });
    // eslint-disable-next-line no-await-in-loop
    await timeLong(`dry run of ${operation}`, server, async () => {
      const body = { templateId: template.id, parameters };
      ({ id } = await bodyOf(client.call<{ id: number }>('POST', '/operation-runs', body)));
      await reaches('READY');
    });
    if (runs)
      // eslint-disable-next-line no-await-in-loop
      await timeLong(`run of ${operation}`, server, async () => {
        await client.call('PUT', `/operation-runs/${id}/start`, {});
        await reaches('DONE');
      });
  }
}
