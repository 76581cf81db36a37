import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import type { Code } from './finding.ts';

/** The messages to the worker: the engine's bytes first, then one picture after the other. */
export type Order =
  | { readonly kind: 'ENGINE'; readonly bytes: ArrayBuffer; readonly answer: MessagePort }
  | { readonly kind: 'PICTURE'; readonly picture: ImageData; readonly answer: MessagePort };

const OPTIONS: ReaderOptions = {
  formats: ['QRCode', 'Code128', 'Code39', 'EANUPC', 'ITF'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  // A sheet of stickers has the same number many times.
  maxNumberOfSymbols: 12,
};

async function codesIn(picture: ImageData): Promise<Code[]> {
  const results = await readBarcodes(picture, OPTIONS);
  return results
    .filter(({ isValid }) => isValid)
    .map(({ text, symbology }) => ({ text, isLinear: symbology !== 'QRCode' }));
}

/**
 * Reads codes out of pictures, away from the page: pictures come from strangers, and the engine is compiled code.
 * The server gives this file a content policy of its own (server/http/security.ts), which lets WebAssembly run here
 * and nowhere else, and allows no requests: that is why the page supplies the engine.
 */
self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const work =
    data.kind === 'ENGINE'
      ? prepareZXingModule({ overrides: { wasmBinary: data.bytes }, fireImmediately: true }).then(() => true)
      : codesIn(data.picture);
  work.then(
    (result) => data.answer.postMessage({ result }, []),
    (error: unknown) => data.answer.postMessage({ error: String(error) }, []),
  );
});
