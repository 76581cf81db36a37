/** A help article, as forms and versions name it. */
export const helpArticle = {
  name: 'Artigo de ajuda |||| Artigos de ajuda',
  done: {
    created: 'Artigo de ajuda criado: %{name}',
    updated: 'Artigo de ajuda guardado: %{name}',
    deleted: 'Artigo de ajuda eliminado: %{name}',
  },
  fields: {
    language: 'Idioma',
    url: 'Página',
    title: 'Título',
    category: 'Tema',
    position: 'Ordem',
    contents: 'Texto',
    updateTimestamp: 'Atualizado em',
  },
  help: {
    url: 'O endereço da página que o artigo explica, como /animal ou /animal/view/:transponder.',
    category: 'Um dos temas que já existem, ou um novo.',
    position: 'Os artigos com um número menor aparecem primeiro.',
  },
  choices: { language: { 'pt-PT': 'Português', 'en-US': 'Inglês' } },
  errors: { MISSING_CONTENTS: 'Escreva o texto do artigo.', MISSING_CATEGORY: 'Indique o tema do artigo.' },
} as const;
