import { drawPage } from './drawPage.ts';

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

/** Takes a picture of the visible part of the page, without what lies over it. */
export async function takeScreenshot(): Promise<HTMLCanvasElement> {
  const page = document.getElementById('root');
  if (!page) throw new Error('there is no page');
  await pageThere();
  return drawPage(page);
}

/** The canvas as base64 of a PNG. */
export const pngOf = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL('image/png').split(',', 2)[1] ?? '';
