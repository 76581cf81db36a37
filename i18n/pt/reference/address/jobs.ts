/** The job that imports the country's addresses, and its page. */
export const importAddressesJob = { title: 'Importação de moradas' } as const;

export const importAddressesPage = {
  text: 'Carregue as tabelas oficiais. Pode importar todas ou só algumas; cada uma precisa das anteriores, agora ou numa importação passada. Repetir a importação não duplica nada.',
  tables: {
    districts: 'Distritos',
    municipalities: 'Concelhos',
    parishes: 'Freguesias',
    postalCodes: 'Códigos postais',
  },
  hints: {
    districts: 'Duas colunas: código e nome (CTT, distritos).',
    municipalities: 'Três colunas: distrito, código e nome (CTT, concelhos).',
    parishes: 'Nove colunas, da tabela de freguesias da Autoridade Tributária.',
    postalCodes: 'Dezassete colunas, o ficheiro todos_cp.txt dos CTT.',
  },
  choose: 'Escolher ficheiro',
  chooseNamed: 'Escolher ficheiro: %{name}',
  other: 'Trocar',
  remove: 'Retirar',
  removeNamed: 'Retirar o ficheiro: %{name}',
  none: 'Nenhum ficheiro escolhido',
  limit: 'CSV ou texto, até 200 MB por ficheiro.',
  send: 'Importar',
  uploading: 'A carregar %{file}: %{percent} %',
  started: 'Importação iniciada',
  running: 'Última importação',
  all: 'Ver todos os trabalhos',
} as const;
