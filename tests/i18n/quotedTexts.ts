/** A regular expression: after a sign that cannot end a value, up to a slash outside of brackets. */
const PATTERN = /(?<=[(,=:[!&|?{};]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\//y;

/** The texts between quotes and backticks of a piece of code; what a backtick text fills in is '…'. */
export function quotedTexts(code: string): string[] {
  const found: string[] = [];

  /** Reads a text up to its closing quote, and says where that is. */
  const read = (from: number, quote: string): number => {
    let text = '';
    let at = from;
    for (; at < code.length && code[at] !== quote; at += 1) {
      if (code[at] === '\\') at += 1;
      else if (quote === '`' && code.startsWith('${', at)) {
        at = skim(at + 2, '}');
        text += '…';
      } else text += code[at];
    }
    found.push(text);
    return at;
  };

  /** Scans code up to the closing brace, past texts, comments and regular expressions. */
  const skim = (from: number, end?: string): number => {
    let depth = 0;
    for (let at = from; at < code.length; at += 1) {
      const sign = code[at] ?? '';
      PATTERN.lastIndex = at;
      if (sign === end && depth === 0) return at;
      if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      else if (/['"`]/.test(sign)) at = read(at + 1, sign);
      else if (PATTERN.test(code)) at = PATTERN.lastIndex - 1;
      else if (code.startsWith('//', at) || code.startsWith('/*', at)) {
        const [over, skipped] = code.startsWith('//', at) ? ['\n', 0] : ['*/', 1];
        const last = code.indexOf(over, at + 2);
        at = last < 0 ? code.length : last + skipped;
      }
    }
    return code.length;
  };

  skim(0);
  return found;
}
