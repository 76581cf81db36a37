// Runs as a worker thread, plain JavaScript so that it starts the same from source, from a bundle and in tests.
// Takes { bytes, mostPixels, mostMegabytes }, answers { width, height, data } in RGBA or { refused }.
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

const { bytes, mostPixels, mostMegabytes } = workerData;

// The decoder's memory lies outside of what a worker's resource limits cover: refuse it here.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength / 65_536 + pages > mostMegabytes * 16) throw new RangeError('too much memory');
  return grow.call(this, pages);
};

try {
  const images = await decode.all({ buffer: bytes });
  const [image] = images;
  if (image.width * image.height > mostPixels) {
    parentPort.postMessage({ refused: true }, []);
  } else {
    const { width, height, data } = await image.decode();
    parentPort.postMessage({ width, height, data: data.buffer }, [data.buffer]);
  }
} catch {
  parentPort.postMessage({ refused: true }, []);
}
