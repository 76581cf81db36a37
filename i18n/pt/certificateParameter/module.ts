export const certificateParameter = {
  name: 'Parâmetro |||| Parâmetros',
  fields: {
    certificateTemplateId: 'Modelo de certificado',
    code: 'Código',
    name: 'Nome no formulário',
    description: 'Descrição',
    type: 'Tipo',
    isMandatory: 'Obrigatório',
    preventFutureDates: 'Impedir datas futuras',
    preventPastDates: 'Impedir datas passadas',
    position: 'Ordem',
  },
  choices: { type: { Text: 'Texto', Date: 'Data' } },
  help: { code: 'O nome usado no modelo: letras e algarismos, sem espaços.' },
} as const;
