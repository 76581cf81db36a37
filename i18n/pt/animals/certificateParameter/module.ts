export const certificateParameter = {
  name: 'Parâmetro |||| Parâmetros',
  done: {
    created: 'Parâmetro criado: %{name}',
    updated: 'Parâmetro guardado: %{name}',
    deleted: 'Parâmetro eliminado: %{name}',
  },
  fields: {
    certificateTemplateId: 'Modelo de certificado',
    code: 'Código',
    name: 'Nome no formulário',
    description: 'Descrição',
    type: 'Tipo',
    isMandatory: 'Obrigatório',
    isPerAnimal: 'Diferente de animal para animal',
    preventFutureDates: 'Impedir datas futuras',
    preventPastDates: 'Impedir datas passadas',
    position: 'Ordem',
  },
  choices: { type: { Text: 'Texto', Date: 'Data' } },
  help: {
    code: 'O nome usado no modelo: letras e algarismos, sem espaços.',
    isPerAnimal:
      'Na emissão em conjunto, os outros parâmetros são pedidos uma só vez. Se este for obrigatório, o certificado é emitido animal a animal.',
  },
} as const;
