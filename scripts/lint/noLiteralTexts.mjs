/** Attributes whose value is read or heard by the user. */
const visible = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'caption',
  'content',
  'emptyText',
  'helperText',
  'label',
  'placeholder',
  'primary',
  'secondary',
  'subheader',
  'summary',
  'title',
]);
const hasWords = (text) => /\p{L}{2,}/u.test(text);
/** react-admin translates labels itself: a key such as `resources.owner.fields.name` is no text. */
const isKey = (text) => /^[a-z][\w-]*(\.[\w$-]+)+$/i.test(text);

/** Texts of the interface stand in i18n/, in every language, never in a component. */
export const noLiteralTexts = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        message: `A text of the interface belongs in i18n: ${JSON.stringify(text.trim())}.`,
      });
    /** The texts that an expression may come to. */
    const check = (node) => {
      if (!node) return;
      if (node.type === 'Literal') {
        if (typeof node.value === 'string' && hasWords(node.value) && !isKey(node.value))
          report(node, node.value);
      } else if (node.type === 'TemplateLiteral') {
        const text = node.quasis.map((quasi) => quasi.value.cooked ?? '').join('…');
        if (hasWords(text) && !isKey(text.replaceAll('…', 'x'))) report(node, text);
      } else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(check);
      else if (node.type === 'LogicalExpression') [node.left, node.right].forEach(check);
    };
    return {
      JSXText(node) {
        if (hasWords(node.value)) report(node, node.value);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') check(node.expression);
      },
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (!visible.has(name)) return;
        check(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
      },
    };
  },
};
