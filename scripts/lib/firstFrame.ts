import type { Plugin } from 'vite';
import { auth as english } from '../../i18n/en/signIn/auth.ts';
import { auth as portuguese } from '../../i18n/pt/signIn/auth.ts';
import { mobileBelow, sidebarWidth } from '../../src/theme/layout.ts';
import { dark, light, type Colours } from '../../src/theme/palette.ts';

/** Where index.html takes the first frame. */
const PLACE = '<!-- first frame -->';

const variables = ({
  canvas,
  paper,
  line,
  strap,
  strapRaised,
  onStrap,
  onStrapMuted,
  brass,
}: Colours): string =>
  Object.entries({
    canvas,
    paper,
    line,
    strap,
    'strap-raised': strapRaised,
    'on-strap': onStrap,
    'on-strap-muted': onStrapMuted,
    brass,
  })
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** Shown where public/first-paint.js says which frame the address has. */
const style = `
.first-frame{${variables(light)};display:none;position:fixed;inset:0;z-index:1;pointer-events:none;
  background:var(--canvas);font-family:'Atkinson Hyperlegible Next Variable','Atkinson Stand-in',sans-serif}
[data-theme=dark] .first-frame{${variables(dark)}}
[data-frame] .first-frame{display:flex}
.first-frame-strap{display:flex;flex-direction:column;justify-content:space-between;flex-shrink:0;
  background:var(--strap);color:var(--on-strap)}
.first-frame-brand{display:flex;align-items:center;font-weight:750;letter-spacing:-.01em}
.first-frame-brand path{fill:var(--brass)}
.first-frame-menu{display:none;flex:1;min-height:0;overflow:hidden;padding:4px 16px 4px 10px}
.first-frame-menu div{display:flex;align-items:center;gap:8px;min-height:40px;margin-bottom:2px;padding:6px 12px;
  font-size:.875rem;line-height:1.3}
.first-frame-menu div::before{content:'';flex-shrink:0;width:20px;height:20px;border-radius:6px;background:var(--strap-raised)}
.first-frame-menu .head{min-height:32px;margin-top:8px;padding-block:2px;font-size:.8125rem;font-weight:700;color:var(--on-strap-muted)}
.first-frame-menu .head::before{display:none}
.first-frame-menu .apart{margin-top:17px}
.first-frame-menu :not(.head,.apart,:first-child)+.head{margin-top:10px}
.first-frame-menu :not(.head,.apart,:first-child)+.apart{margin-top:19px}
.first-frame-page{flex:1;min-width:0}
.first-frame-bar{height:64px;border-bottom:1px solid var(--line)}
.first-frame-card{margin:20px 24px;height:min(60vh,520px);background:var(--paper);border:1px solid var(--line);border-radius:7px}
.first-frame-claim{display:none;max-width:380px}
.first-frame p{margin:0;line-height:1.5}
.first-frame p:first-child{font-size:1.625rem;font-weight:650;line-height:1.28;text-wrap:balance}
.first-frame p+p{margin-top:16px;color:var(--on-strap-muted)}
[data-frame=office] .first-frame-strap{width:${sidebarWidth.open}px}
[data-frame=office] .first-frame-menu{display:block;margin-bottom:54px}
[data-frame=office] .first-frame-brand{height:64px;padding:0 20px;gap:10px;font-size:1.25rem}
[data-frame=office][data-folded] .first-frame-strap{width:${sidebarWidth.folded}px}
[data-frame=office][data-folded] :is(.first-frame-brand span,.first-frame-menu){display:none}
[data-frame=auth] .first-frame{background:var(--paper)}
[data-frame=auth] .first-frame-strap{width:clamp(340px,38vw,560px);padding:48px}
[data-frame=auth] .first-frame-brand{gap:12px;font-size:1.5rem}
[data-frame=auth] .first-frame-brand svg{width:38px;height:38px}
[data-frame=auth] .first-frame-page{display:none}
[data-frame=auth] .first-frame-claim{display:block}
.first-frame p::before{content:attr(data-pt)}
:lang(en) .first-frame p::before{content:attr(data-en)}
@media (max-width:${mobileBelow - 0.05}px){
  .first-frame-bar{height:77px}
  .first-frame-card{margin:16px}
  [data-frame=office] .first-frame-strap{position:absolute;inset:auto 0 0;width:auto!important;height:calc(60px + env(safe-area-inset-bottom))}
  [data-frame=office] :is(.first-frame-brand,.first-frame-menu){display:none}
  [data-frame=auth] .first-frame-strap{width:100%;padding:24px;background:none;color:inherit}
  [data-frame=auth] .first-frame-strap :not(.first-frame-brand){display:none}
}`;

const mark =
  '<svg width="30" height="30" viewBox="0 0 40 40"><ellipse cx="20" cy="16" rx="15.4" ry="12.6" fill="none" stroke="currentColor" stroke-width="6"/><path d="M20 23.6a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 1.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z"/></svg>';

/** A line in both languages. Only the one of the page is ever part of it: the other would be read with its text. */
const line = (text: (texts: typeof english | typeof portuguese) => string): string =>
  `<p data-pt="${text(portuguese)}" data-en="${text(english)}"></p>`;

const markup = `<div class="first-frame" aria-hidden="true">
<div class="first-frame-strap"><div class="first-frame-brand">${mark}<span>Coleira</span></div><div class="first-frame-menu"></div><div class="first-frame-claim">${line(({ page }) => page.claim)}${line(({ page }) => page.register)}</div></div>
<div class="first-frame-page"><div class="first-frame-bar"></div><div class="first-frame-card"></div></div>
</div>`;

/**
 * Writes into index.html what is drawn before any script has run: the strap with the product's name and the place of
 * the page, in the colours and measures of the theme. public/first-paint.js takes it away when the application has drawn.
 */
export function firstFrame(): Plugin {
  return {
    name: 'first-frame',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(PLACE, `<style>${style}</style>${markup}`),
    },
  };
}
