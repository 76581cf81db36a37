/** The help pages and the panel beside a page. */
export const help = {
  title: 'Ajuda',
  search: 'Pesquisar na ajuda',
  results: '%{smart_count} artigo |||| %{smart_count} artigos',
  nothing: 'Nenhum artigo encontrado',
  nothingText: 'Experimente outras palavras, ou menos.',
  clear: 'Limpar a pesquisa',
  none: 'Ainda não há artigos de ajuda',
  noneText: 'Quem gere o registo pode escrevê-los aqui.',
  otherLanguage: 'Em inglês',
  otherLanguageText: 'Este artigo ainda não existe em português.',
  translate: 'Escrever em português',
  article: 'Artigo de ajuda',
  notFound: 'Não há ajuda para esta página',
  notFoundText: 'O artigo não existe ou foi eliminado.',
  contents: 'Neste artigo',
  next: 'Seguinte',
  previous: 'Anterior',
  neighbours: 'Outros artigos',
  link: 'Ligação para «%{title}»',
  updated: 'Atualizado em %{date}',
  edit: 'Editar',
  print: 'Imprimir',
  openPage: 'Abrir a página',
  all: 'Toda a ajuda',
  full: 'Abrir o artigo inteiro',
  panel: 'Ajuda desta página',
  close: 'Fechar a ajuda',
  create: 'Novo artigo',
  createTitle: 'Novo artigo de ajuda',
  editTitle: 'Editar artigo de ajuda',
  write: 'Escrever',
  preview: 'Pré-visualizar',
  previewEmpty: 'O artigo ainda não tem texto.',
  delete: 'Eliminar',
  deleteTitle: 'Eliminar o artigo «%{title}»?',
  deleteText: 'Deixa de poder ser lido. O que foi escrito fica guardado no histórico.',
  deleteFailed: 'Erro, algo correu mal',
} as const;

/** The list of what has changed. */
export const changelog = {
  title: 'Novidades',
  edit: 'Editar as novidades',
  none: 'Ainda não há novidades',
  noneText: 'As alterações ao registo são publicadas aqui.',
} as const;

/** Texts of the operator's highlights on the home page. */
export const highlights = {
  title: 'Destaques',
  discard: 'Não voltar a mostrar',
  close: 'Fechar',
} as const;
