export const veterinary = {
  name: 'Médico veterinário |||| Médicos veterinários',
  done: {
    created: 'Médico veterinário criado: %{name}',
    updated: 'Médico veterinário guardado: %{name}',
    deleted: 'Médico veterinário eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    ballotNumber: 'Número da cédula',
    email: 'E-mail',
    phone: 'Telefone',
    active: 'Ativo',
  },
  help: {
    ballotNumber: 'Número da cédula profissional da Ordem dos Médicos Veterinários.',
  },
} as const;
