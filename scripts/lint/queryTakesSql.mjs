/**
 * Statements are composed with the sql tag, which keeps values apart from text. A bare template, a string or a
 * concatenation given to `query(` is where an injection would begin, so none is accepted.
 */
export const queryTakesSql = {
  meta: { type: 'problem' },
  create(context) {
    const isText = (node) =>
      node?.type === 'TemplateLiteral' ||
      (node?.type === 'Literal' && typeof node.value === 'string') ||
      (node?.type === 'BinaryExpression' && node.operator === '+') ||
      (node?.type === 'ConditionalExpression' && (isText(node.consequent) || isText(node.alternate)));
    return {
      CallExpression(node) {
        const {
          callee,
          arguments: [first],
        } = node;
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
        if (!['query', 'findOne', 'getOne'].includes(name)) return;
        const statement = name === 'query' ? first : node.arguments[1];
        if (isText(statement))
          context.report({
            node: statement,
            message: `${name}() takes a statement of the sql tag, not a text.`,
          });
      },
    };
  },
};
