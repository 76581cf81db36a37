/** Choosing a data set or a data source. */
export const dataSourceChoice = {
  from: 'De onde vêm os dados',
  kinds: {
    DATA_SET: 'Conjunto de dados',
    SOURCE: 'Fonte de dados',
  },
  source: 'Fonte de dados',
  help: 'A pergunta, os filtros e os parâmetros são os da fonte; cada leitor vê o que pode ver no registo.',
} as const;
