export const veterinary = {
  name: 'Médico veterinário |||| Médicos veterinários',
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
