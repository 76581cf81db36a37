/**
 * Draws the visible part of the page by letting the browser lay out a copy of it inside an SVG image. The copy keeps the
 * page's own rules, so that no style is computed per element: libraries that do take seconds on a table, and set a
 * document base, which the content policy forbids.
 */

const XHTML = 'http://www.w3.org/1999/xhtml';
/** Elements that show nothing in an image. */
const LEFT_OUT = 'script, noscript, iframe, video, audio, object, template';

/** Lets the browser handle input before the next step. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

function dataUrlOf(image: HTMLImageElement | HTMLCanvasElement): string | null {
  const { width, height } = image.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  } catch {
    // A picture that is not there yet, or of another origin: its place stays empty.
    return null;
  }
}

/** Gives a copied element what its original shows and its markup does not say. */
function copyState(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement) {
    to.setAttribute('value', from.type === 'password' ? '' : from.value);
    to.toggleAttribute('checked', from.checked);
  } else if (from instanceof HTMLTextAreaElement) to.textContent = from.value;
  else if (from instanceof HTMLImageElement) {
    const url = dataUrlOf(from);
    to.removeAttribute('srcset');
    if (url) to.setAttribute('src', url);
    else to.removeAttribute('src');
  } else if (from instanceof HTMLCanvasElement) {
    const image = document.createElement('img');
    image.src = dataUrlOf(from) ?? '';
    to.replaceWith(image);
  }
  const { scrollLeft, scrollTop } = from;
  if (scrollLeft === 0 && scrollTop === 0) return;
  for (const child of to.children)
    (child as HTMLElement).style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
}

/** Copies what stands above the lower edge of the window; what comes after it moves nothing above. */
function copyVisible(page: HTMLElement): HTMLElement {
  const copy = page.cloneNode(true) as HTMLElement;
  const originals = [...page.querySelectorAll('*')];
  const copies = [...copy.querySelectorAll('*')];
  const hidden: Element[] = [];
  for (const [at, original] of originals.entries()) {
    const twin = copies[at]!;
    const { top, height } = original.getBoundingClientRect();
    if (original.matches(LEFT_OUT) || (height > 0 && top > innerHeight)) hidden.push(twin);
    else copyState(original, twin);
  }
  for (const one of hidden) one.remove();
  return copy;
}

const toDataUrl = async (url: string): Promise<string> => {
  const blob = await (await fetch(url, { cache: 'force-cache' })).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
};

/** A font of the page with its file inside; nothing for one that this page has not used. */
async function fontRule(rule: CSSFontFaceRule, base: string): Promise<string> {
  const found = /url\("?([^")]+)"?\)/.exec(rule.cssText);
  const url = found?.[1] && new URL(found[1], base).href;
  if (!url || performance.getEntriesByName(url).length === 0) return '';
  return rule.cssText.replace(found[0], `url("${await toDataUrl(url)}")`);
}

/** All rules of the page, fonts included; those of other origins cannot be read. */
async function rulesOf(): Promise<string> {
  const parts: string[] = [];
  for (const sheet of document.styleSheets) {
    const base = sheet.href ?? location.href;
    for (const rule of sheet.cssRules)
      parts.push(rule instanceof CSSFontFaceRule ? await fontRule(rule, base) : rule.cssText);
    await breathe();
  }
  return parts.join('\n');
}

/** The visible part of `page`, as wide and high as the window. */
export async function drawPage(page: HTMLElement): Promise<HTMLCanvasElement> {
  const { innerWidth: width, innerHeight: height } = window;
  const rules = await rulesOf();
  const body = document.createElementNS(XHTML, 'body');
  const ground = getComputedStyle(document.body);
  body.className = document.body.className;
  body.style.cssText = `margin: 0; width: ${width}px; height: ${height}px; overflow: hidden;
    background: ${ground.backgroundColor}; color: ${ground.color}; font: ${ground.font}`;
  const style = document.createElementNS(XHTML, 'style');
  // Nothing moves in a picture, and what was to appear has appeared.
  style.textContent = `${rules}\n* { animation: none !important; transition: none !important; }`;
  const copy = copyVisible(page);
  copy.style.marginTop = `${-window.scrollY}px`;
  body.append(style, copy);
  await breathe();
  const markup = new XMLSerializer().serializeToString(body);
  await breathe();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas;
}
