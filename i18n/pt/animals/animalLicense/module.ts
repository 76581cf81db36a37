/** Licences of an animal by its parish. */
export const animalLicense = {
  name: 'Licença |||| Licenças',
  create: { title: 'Registar licença', submit: 'Registar' },
  done: {
    created: 'Licença registada: %{name}',
    deleted: 'Licença eliminada: %{name}',
    createdWith: { dateEnd: 'Licença registada, válida até %{dateEnd}' },
  },
  fields: {
    animalId: 'Animal',
    year: 'Ano',
    licenseDate: 'Data da licença',
    createdEntityId: 'Entidade',
    dateEnd: 'Válida até',
    isLicenseValid: 'Válida',
    filename: 'Ficheiro',
    creationTimestamp: 'Data de registo',
  },
  errors: {
    INVALID_DATE: 'Indique uma data no formato DD-MM-AAAA, entre o nascimento do animal e o dia de hoje.',
  },
  help: { licenseDate: 'A licença é válida por um ano a contar desta data.' },
  form: {
    title: 'Registar a licença: %{name}',
    documents: 'Documento da junta de freguesia (facultativo)',
    confirm: 'Registar licença',
  },
} as const;
