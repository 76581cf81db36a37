import { importBoundaries } from './importBoundaries.mjs';
import { noLiteralTexts } from './noLiteralTexts.mjs';
import { oneWritePath } from './oneWritePath.mjs';
import { queryTakesSql } from './queryTakesSql.mjs';

/** The rules of this project that no published plugin has; oxlint loads them through .oxlintrc.json. */
export default {
  meta: { name: 'coleira' },
  rules: {
    'import-boundaries': importBoundaries,
    'no-literal-texts': noLiteralTexts,
    'one-write-path': oneWritePath,
    'query-takes-sql': queryTakesSql,
  },
};
