export const role = {
  name: 'Perfil de acesso |||| Perfis de acesso',
  done: {
    created: 'Perfil de acesso criado: %{name}',
    updated: 'Perfil de acesso guardado: %{name}',
    deleted: 'Perfil de acesso eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    permissions: 'Permissões',
  },
  help: {
    permissions: 'Só é possível atribuir permissões que a própria conta tem.',
  },
} as const;
