export const certificateTemplate = {
  name: 'Modelo de certificado |||| Modelos de certificado',
  done: {
    created: 'Modelo de certificado criado: %{name}',
    updated: 'Modelo de certificado guardado: %{name}',
    deleted: 'Modelo de certificado eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    nameEn: 'Nome em inglês',
    description: 'Descrição',
    customFilename: 'Nome do ficheiro',
    hasTransponderSuffix: 'Transponder no nome do ficheiro',
    animalStatuses: 'Estados do animal',
    isAvailableToOwners: 'Disponível para titulares',
    isOnlyVeterinarians: 'Só médicos veterinários',
    entityProfileIds: 'Perfis de entidade',
    isForBulk: 'Usado nos envios em conjunto',
    publishedNumber: 'Versão publicada',
  },
  tabs: { layout: 'Modelo do documento' },
  choices: {
    animalStatuses: {
      NORMAL: 'Normal',
      LOST: 'Desaparecido',
      FOUND: 'Encontrado',
      DEAD: 'Óbito',
      EXPORTED: 'Noutro registo',
    },
  },
  help: {
    nameEn: 'Para páginas e documentos em inglês. Sem ele, aparece o outro nome.',
    customFilename: 'Começa assim o nome do ficheiro descarregado.',
    entityProfileIds: 'Sem perfis escolhidos, todas as entidades podem emitir.',
    publishedNumber: 'Sem versão publicada, o certificado ainda não é emitido.',
  },
} as const;
