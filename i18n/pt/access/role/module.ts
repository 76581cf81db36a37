export const role = {
  name: 'Perfil de acesso |||| Perfis de acesso',
  fields: {
    name: 'Nome',
    permissions: 'Permissões',
  },
  help: {
    permissions: 'Só é possível atribuir permissões que a própria conta tem.',
  },
} as const;
