export const otherRegister = {
  name: 'Registo de outro Estado |||| Registos de outros Estados',
  done: {
    created: 'Registo criado: %{name}',
    updated: 'Registo guardado: %{name}',
    deleted: 'Registo eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    country: 'País',
    website: 'Sítio na Internet',
    phone: 'Telefone',
    email: 'E-mail',
    url: 'Endereço das chamadas',
    apiKeyId: 'Chave com que nos chama',
    active: 'Em uso',
    callKeyTimestamp: 'Chave para o chamar, desde',
  },
  sections: { register: 'Registo', contact: 'Contactos', calls: 'Chamadas' },
  operations: {
    setCallKey: {
      label: 'Indicar a chave para o chamar',
      text: 'É a chave que este registo nos deu. Fica guardada e não volta a ser mostrada.',
      fields: { callKey: 'Chave' },
      done: 'Chave guardada: %{name}',
    },
  },
} as const;
