/** A character as a PDF string writes it: WinAnsi (Latin-1), with octal escapes for what is not ASCII. */
function escaped(text: string): string {
  return [...text]
    .map((character) => {
      if ('()\\'.includes(character)) return `\\${character}`;
      const code = character.charCodeAt(0);
      if (code < 128) return character;
      return code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : '-';
    })
    .join('');
}

/**
 * A letter of one page as PDF: a heading and lines of text, in Helvetica. For the documents of the
 * demonstration, which are unsigned; certificates have their own code.
 */
export function letter(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT /F1 16 Tf 64 770 Td',
    `(${escaped(heading)}) Tj`,
    '/F1 11 Tf 0 -34 Td 18 TL',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = file.length;
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
