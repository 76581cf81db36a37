import { defineImport } from '../../kit/import.ts';

export const users = defineImport({
  name: 'users',
  of: 'user',
  columns: {
    name: { aliases: ['nome', 'utilizador', 'user'], isRequired: true },
    email: { aliases: ['e-mail', 'mail'], isRequired: true },
    entityId: { finds: ['vatNumber', 'name'], aliases: ['entidade', 'nif da entidade', 'entity'] },
    roleId: { aliases: ['perfil', 'papel', 'role'] },
    language: { aliases: ['idioma', 'language'], words: { pt: 'pt-PT', en: 'en-US' } },
  },
  keys: [{ fields: ['email'], ignoresCase: true }],
  // An account is never removed: what it did names it.
  withdrawnBy: { status: 'INACTIVE' },
  example: {
    header: ['Nome', 'Email', 'Entidade', 'Perfil'],
    row: ['Rui Santos', 'rui{n}@example.test', '{entity}', '{role}'],
  },
});
