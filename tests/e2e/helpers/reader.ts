import type { Page } from 'playwright';

/** Milliseconds between two keys of a chip reader. */
const BETWEEN_KEYS = 10;

/**
 * Types digits and Enter as a chip reader does, wherever the focus is. Each key carries the time at which a reader
 * would send it: how fast this machine passes the keys on makes no difference.
 */
export async function readChip(page: Page, digits: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const began = Date.now();
  for (const [index, sign] of [...digits, '\r'].entries()) {
    const key = sign === '\r' ? 'Enter' : sign;
    const code = sign === '\r' ? 'Enter' : `Digit${sign}`;
    const stroke = { key, code, windowsVirtualKeyCode: sign.charCodeAt(0) };
    const timestamp = (began + index * BETWEEN_KEYS) / 1000;
    await line.send('Input.dispatchKeyEvent', { type: 'keyDown', text: sign, timestamp, ...stroke });
    await line.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...stroke });
  }
  await line.detach();
}
