import { Worker } from 'node:worker_threads';
import { packagePath } from '../paths.ts';
import { Semaphore } from './semaphore.ts';

/** An 8K photo; the phones' usual ones have 12 or 24 million pixels. */
const MAX_PIXELS = 50_000_000;
const MAX_MEGABYTES = 600;
const MAX_MS = 15_000;

/** A decoded picture: four bytes (red, green, blue, alpha) per pixel. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

const oneAtATime = new Semaphore(1);

type Answer = { refused: true } | { refused?: undefined; width: number; height: number; data: ArrayBuffer };

function ask(bytes: Buffer): Promise<Raster | undefined> {
  const worker = new Worker(packagePath('server/files/heicWorker.mjs'), {
    workerData: { bytes, mostPixels: MAX_PIXELS, mostMegabytes: MAX_MEGABYTES },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  return new Promise<Raster | undefined>((resolve) => {
    const end = (raster?: Raster): void => {
      clearTimeout(timer);
      resolve(raster);
      void worker.terminate();
    };
    const timer = setTimeout(end, MAX_MS);
    worker.once('message', (answer: Answer) =>
      answer.refused
        ? end()
        : end({ width: answer.width, height: answer.height, data: new Uint8Array(answer.data) }),
    );
    worker.once('error', () => end());
    worker.once('exit', () => end());
  });
}

/**
 * Decodes a HEIC picture in a thread of its own, within limits of time, memory and pixels; one at a time.
 * @returns nothing when it cannot be read, or not within the limits
 */
export const decodeHeic = (bytes: Buffer): Promise<Raster | undefined> => oneAtATime.run(() => ask(bytes));
