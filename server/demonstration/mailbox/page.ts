import { showTimestamp } from '../../../resources/numbers/dates.ts';
import { escaped } from '../../html/escape.ts';
import type { StoredMail } from '../../mail/folder.ts';
import { fontFaces } from './font.ts';

/** Addresses of the register itself become links; everything else in a mail stays text. */
function linked(text: string, publicUrl: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part) =>
      part.startsWith(`${publicUrl}/`) ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join('');
}

const CSS = `
:root { color-scheme: light dark; --ground: #f1f4f2; --card: #fff; --line: #d6ded9; --text: #15211d; --soft: #4d5c56; --link: #0f5a4c; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1513; --card: #16201d; --line: #2c3935; --text: #e7efeb; --soft: #a8b7b0; --link: #7ad3ba; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 Atkinson, system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0; }
p { margin: .25rem 0 1.5rem; color: var(--soft); }
article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.25rem; margin-bottom: 1rem; }
h2 { font-size: 1.0625rem; margin: 0; overflow-wrap: anywhere; }
dl { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: .25rem 0 .75rem; color: var(--soft); font-size: .875rem; }
dl div { display: flex; gap: .375rem; } dt, dd { margin: 0; }
strong { display: inline-block; font-weight: 700; font-size: 1.75rem; line-height: 1.2; letter-spacing: .12em; font-variant-numeric: tabular-nums; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: var(--link); }
`;

/** A mail's date as every page of the register writes it; as it stands where it is none. */
const moment = (date: string): string =>
  Number.isNaN(Date.parse(date)) ? date : showTimestamp(date, 'Europe/Lisbon');

const article = (mail: StoredMail, publicUrl: string): string => `<article>
<h2>${escaped(mail.subject)}</h2>
<dl><div><dt>Para</dt><dd>${escaped(mail.to)}</dd></div><div><dt>Data</dt><dd>${escaped(moment(mail.date))}</dd></div></dl>
<pre>${linked(mail.text, publicUrl).replace(/^\d{6}$/m, '<strong>$&</strong>')}</pre>
</article>`;

/** The mails of the demonstration as a page, in the order given. */
export const mailboxPage = (mails: readonly StoredMail[], publicUrl: string): string => `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Correio da demonstração</title>
<style>${fontFaces()}${CSS}</style>
</head>
<body><main>
<h1>Correio da demonstração</h1>
<p>Os e-mails enviados por esta instalação, o mais recente primeiro. A página é atualizada automaticamente.</p>
${mails.length === 0 ? '<article>Ainda não foi enviado nenhum e-mail.</article>' : mails.map((mail) => article(mail, publicUrl)).join('\n')}
</main></body>
</html>
`;
