import { relative, sep } from 'node:path';

/** Where records are saved, and who else may write versions, with the reason. */
const allowed = [
  { of: /^server\/write\//, because: 'saveRecord is here' },
  {
    of: /^server\/(?:seed\/|modules\/\w+\/\w+\/seed(?:\.ts$|\/))/,
    because: 'a demonstration register gets years of history in a few statements',
  },
  { of: /^server\/reporting\/pastRows\.ts$/, because: 'figures of a past day are read from versions' },
  { of: /^server\/addresses\//, because: 'an import of places changes thousands of rows in one statement' },
];

const VERSION_ROWS = /\b(?:into|from|join|update)\s+"?record_version\b|^"?record_version"?$/i;
const NEXT_VERSION = /\bversion\s*=\s*(?:\w+\.)?version\s*\+/i;

/**
 * Records are saved by server/write/saveRecord.ts alone, which compares, counts and keeps their versions. A version that
 * is counted or kept elsewhere would have no row, no audit or another answer to a stale change.
 */
export const oneWritePath = {
  meta: { type: 'problem' },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (allowed.some(({ of }) => of.test(file))) return {};
    const report = (node, what) =>
      context.report({ node, message: `${what}: records are saved by server/write/saveRecord.ts.` });
    const check = (node, text) => {
      if (VERSION_ROWS.test(text)) report(node, 'A statement on record_version');
      else if (NEXT_VERSION.test(text)) report(node, 'A version counted by hand');
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('$')),
      CallExpression({ callee, arguments: [first] }) {
        if (
          ['conflict', 'fail'].includes(callee.name ?? callee.property?.name) &&
          first?.value === 'STALE_VERSION'
        )
          report(first, 'A stale answer of its own');
      },
    };
  },
};
