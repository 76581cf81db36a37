/** Where each fact of an animal comes from, and reporting that one is wrong. */
export const factSourcePages = {
  open: 'Origem dos dados',
  title: 'Origem dos dados de %{name}',
  text: 'Quando cada dado ficou como está, e quem o indicou.',
  first: 'Indicado no registo, em %{date}',
  changed: 'Alterado em %{date}',
  by: {
    VETERINARIAN: 'por veterinário',
    OWNER: 'pelo titular',
    STAFF: 'por utilizador de entidade',
    SYSTEM: 'pelo sistema',
    IMPORT: 'por importação',
  },
  unknown: 'Sem origem registada: é anterior ao histórico.',
  report: 'Comunicar erro',
  reportOf: 'Comunicar erro em: %{field}',
  subject: 'Erro na ficha %{transponder}: %{field}',
  description: 'Animal: %{name}, %{transponder}\n%{field}: %{value}\nO que está errado:',
} as const;
