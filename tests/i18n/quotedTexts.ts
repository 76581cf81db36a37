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

/** A group of texts that a component takes: the name of the function that says them, and the key of the group. */
const GROUP = /const (\w+) = useTexts\(\s*'([\w.]+)'/g;

/** What stands between the bracket at `from` and the comma or bracket that ends the argument. */
function argumentAt(code: string, from: number): string {
  let depth = 0;
  let quote = '';
  for (let at = from; at < code.length; at += 1) {
    const sign = code[at] ?? '';
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (/['"`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (depth === 0 && /[,)]/.test(sign)) return code.slice(from, at);
    else if (/[)\]}]/.test(sign)) depth -= 1;
  }
  return '';
}

/** Whether an argument is a text, or one of several by conditions: its keys are all in it. */
function isQuoted(argument: string): boolean {
  const parts = argument
    .replaceAll(/`[^`]*`|'[^']*'/g, "'")
    .replaceAll('?.', '.')
    .trim()
    .split(/([?:])/);
  return (
    !argument.includes('??') &&
    parts.every((part, at) => at % 2 === 1 || parts[at + 1] === '?' || part.trim() === "'")
  );
}

/**
 * The keys of texts that a piece of code quotes, as `quotedTexts` finds them. Where the texts of a group are taken by
 * `useTexts`, the keys below it that are asked for, or any, where the code does not show them all.
 */
export function quotedKeys(code: string): string[] {
  const groups = [...code.matchAll(GROUP)].map((found) => ({
    name: found[1] ?? '',
    group: found[2] ?? '',
    from: found.index + found[0].length,
    declared: found.index + 'const '.length,
  }));
  const below = groups.flatMap(({ name, group, from }, at) => {
    const next = groups.slice(at + 1).find((other) => other.name === name)?.declared ?? code.length;
    const uses = [...code.slice(from, next).matchAll(new RegExp(`(?<![\\w.'])${name}\\b(?!'|=[^=]|:)`, 'g'))];
    const keys = uses.flatMap((use) => {
      const end = from + use.index + name.length;
      const argument = code[end] === '(' ? argumentAt(code, end + 1) : '';
      return isQuoted(argument) ? quotedTexts(argument).map((key) => `${group}.${key}`) : [`${group}.…`];
    });
    return keys;
  });
  return [...quotedTexts(code.replaceAll(GROUP, '')), ...below];
}
