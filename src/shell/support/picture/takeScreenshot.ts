/** Pixels of a page's height that a picture shows at most: what is further down helps nobody. */
const MOST_HEIGHT = 3000;
/** Milliseconds after which a person need not wait for the picture any longer. */
const PATIENCE = 8_000;

/** A picture of the page as it stands, without what lies over it. The part that draws it is loaded now. */
export async function takeScreenshot(): Promise<HTMLCanvasElement> {
  const page = document.getElementById('root');
  if (!page) throw new Error('there is no page');
  const { domToCanvas } = await import('modern-screenshot');
  return Promise.race([
    domToCanvas(page, {
      width: page.clientWidth,
      height: Math.min(Math.max(page.scrollHeight, window.innerHeight), MOST_HEIGHT),
      scale: 1,
      backgroundColor: getComputedStyle(document.documentElement).backgroundColor,
      timeout: PATIENCE,
    }),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the picture takes too long')), PATIENCE);
    }),
  ]);
}

/** The canvas as base64 of a PNG. */
export const pngOf = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL('image/png').split(',', 2)[1] ?? '';
