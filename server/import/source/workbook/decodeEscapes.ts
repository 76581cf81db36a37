/** A text of a workbook with the signs that XML cannot hold, which it writes as `_x000D_`; line breaks are one sign. */
export const decodeEscapes = (text: string): string =>
  (text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text
  ).replace(/\r\n?/g, '\n');
