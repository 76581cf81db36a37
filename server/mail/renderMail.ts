import { escaped } from '../html/escape.ts';
import type { MailContent, MailTexts } from './texts/content.ts';

type Frame = Pick<MailTexts, 'greeting' | 'footer' | 'orOpen' | 'language'>;

function textOf(
  { paragraphs, code, action, after = [], refusal }: MailContent,
  frame: Frame,
  publicUrl: string,
): string {
  const lines = [frame.greeting, ...paragraphs];
  if (code !== undefined) lines.push(code);
  if (action) lines.push(`${action.label}:\n${publicUrl}${action.path}`);
  if (refusal) after = [...after, `${refusal.label}\n${publicUrl}${refusal.path}`];
  return [...lines, ...after, `-- \n${frame.footer}`].join('\n\n') + '\n';
}

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
const codeBox = (code: string): string =>
  `<p style="margin:24px 0;padding:16px;background:#e8edea;border-radius:8px;text-align:center;font:700 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:6px">${escaped(code)}</p>`;
const button = (label: string, url: string): string =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;background:#0f5a4c;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">${escaped(label)}</a></p>`;
const address = (words: string, url: string): string =>
  `<p style="margin:0 0 16px;font-size:14px;color:#4d5c56">${escaped(words)}<br>\n<span style="word-break:break-all">${escaped(url)}</span></p>`;
const smallLink = (words: string, url: string): string =>
  `<p style="margin:24px 0 0;font-size:14px;color:#4d5c56">${escaped(words)}<br>\n<a href="${escaped(url)}" style="color:#0f5a4c;word-break:break-all">${escaped(url)}</a></p>`;

function htmlOf(
  { subject, paragraphs, code, action, after = [], refusal }: MailContent,
  frame: Frame,
  publicUrl: string,
): string {
  const url = action && `${publicUrl}${action.path}`;
  return [
    '<!doctype html>',
    `<html lang="${frame.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;background:#f1f4f2;color:#15211d;font-size:16px;line-height:1.5;${font}">`,
    '<div style="max-width:560px;margin:0 auto;padding:32px 16px">',
    '<div style="background:#10302a;color:#e2eee9;padding:16px 24px;border-radius:8px 8px 0 0;font-weight:700;font-size:18px">Coleira</div>',
    '<div style="background:#ffffff;padding:24px;border:1px solid #d6ded9;border-top:0;border-radius:0 0 8px 8px">',
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(subject)}</h1>`,
    paragraph(frame.greeting),
    ...paragraphs.map(paragraph),
    ...(code === undefined ? [] : [codeBox(code)]),
    ...(action && url ? [button(action.label, url), address(frame.orOpen, url)] : []),
    ...after.map(paragraph),
    ...(refusal ? [smallLink(refusal.label, `${publicUrl}${refusal.path}`)] : []),
    '</div>',
    `<p style="margin:16px 8px 0;font-size:13px;color:#4d5c56">${escaped(frame.footer)}</p>`,
    '</div></body></html>',
    '',
  ].join('\n');
}

/** A mail's content as plain text and as HTML; everything in it is escaped. */
export const renderMail = (
  content: MailContent,
  frame: Frame,
  publicUrl: string,
): { text: string; html: string } => ({
  text: textOf(content, frame, publicUrl),
  html: htmlOf(content, frame, publicUrl),
});
