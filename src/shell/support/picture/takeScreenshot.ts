/** Pixels of a page's height that a picture shows at most: what is further down helps nobody. */
const MOST_HEIGHT = 3000;
/** Milliseconds after which a person need not wait for the picture any longer. */
const PATIENCE = 8_000;

/** Milliseconds that a page which is just being loaded is given to have its contents. */
const LOADING = 5_000;
const LOOK_EVERY = 100;

/** Whether the page has what it shows: after a reload the dialog is there before it. */
const isThere = (): boolean => {
  const main = document.querySelector('main');
  return (
    !!main?.firstElementChild &&
    !main.querySelector('.MuiSkeleton-root, [role=progressbar], [aria-busy=true]')
  );
};

const pageThere = (): Promise<void> =>
  new Promise((resolve) => {
    const since = performance.now();
    const look = () => {
      if (isThere() || performance.now() - since > LOADING) resolve();
      else setTimeout(look, LOOK_EVERY);
    };
    look();
  });

/** A picture of the page as it stands, without what lies over it. The part that draws it is loaded now. */
export async function takeScreenshot(): Promise<HTMLCanvasElement> {
  const page = document.getElementById('root');
  if (!page) throw new Error('there is no page');
  const [{ domToCanvas }] = await Promise.all([import('modern-screenshot'), pageThere()]);
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
