export const entityProfile = {
  name: 'Perfil de entidade |||| Perfis de entidade',
  fields: {
    name: 'Nome',
    isBillable: 'Faturável',
    canRegisterBillable: 'Pode registar transponders faturáveis',
    canRegisterNonBillable: 'Pode registar transponders não faturáveis',
  },
  help: {
    isBillable: 'Cada registo custa créditos à entidade.',
  },
} as const;
