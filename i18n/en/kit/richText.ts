import type { richText as source } from '../../pt/kit/richText.ts';
import type { Shape } from '../../types.ts';

export const richText = {
  toolbar: 'Text formatting',
  tableTools: 'Table',
  keys: 'Press Alt+F10 to go to the toolbar and Esc to return to the text.',
  tools: {
    heading2: 'Heading',
    heading3: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    code: 'Key or code',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    quote: 'Quotation',
    rule: 'Dividing line',
    table: 'Insert table',
    link: 'Link',
    clear: 'Clear formatting',
    undo: 'Undo',
    redo: 'Redo',
    addRow: 'New row',
    deleteRow: 'Delete row',
    addColumn: 'New column',
    deleteColumn: 'Delete column',
    deleteTable: 'Delete table',
  },
  link: {
    title: 'Link',
    address: 'Address',
    help: 'A page of the web, an email address, or a path of the register, such as /animal.',
    wrong: 'The address is not valid. Begin with https://, mailto:, tel: or /.',
    save: 'Apply',
    remove: 'Remove the link',
  },
} satisfies Shape<typeof source>;
