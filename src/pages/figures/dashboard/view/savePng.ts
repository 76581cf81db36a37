import { toBlob } from 'html-to-image';

/** Pixels of the picture for each of the page. */
const SCALE = 2;

/** Saves a part of the page as a PNG, without its buttons. */
export async function savePng(part: HTMLElement, title: string): Promise<void> {
  const blob = await toBlob(part, {
    pixelRatio: SCALE,
    backgroundColor: getComputedStyle(part).backgroundColor,
    filter: (node) => !(node instanceof HTMLElement && node.dataset.png === 'none'),
  });
  if (!blob) throw new Error('The browser made no picture.');
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'figure'}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
