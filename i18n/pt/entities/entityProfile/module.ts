export const entityProfile = {
  name: 'Perfil de entidade |||| Perfis de entidade',
  done: {
    created: 'Perfil de entidade criado: %{name}',
    updated: 'Perfil de entidade guardado: %{name}',
    deleted: 'Perfil de entidade eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    isBillable: 'Faturável',
    canRegisterBillable: 'Pode registar transponders faturáveis',
    canRegisterNonBillable: 'Pode registar transponders não faturáveis',
    roleId: 'Perfil de acesso proposto',
  },
  help: {
    isBillable: 'Cada registo custa créditos à entidade.',
    roleId: 'É proposto ao criar um utilizador de uma entidade com este perfil.',
  },
} as const;
