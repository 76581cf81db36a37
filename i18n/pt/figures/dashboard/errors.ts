import type { DashboardCode } from '../../../../resources/figures/dashboard/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** What is wrong with the widgets of a dashboard. */
export const dashboardErrors = {
  WIDGET_WITHOUT_TITLE: 'Indique o título do elemento.',
  WIDGET_WITHOUT_TEXT: 'Escreva o texto do elemento.',
  WIDGET_WITHOUT_SOURCE: 'Escolha o conjunto de dados do elemento.',
  WIDGET_WITHOUT_COLUMNS: 'Escolha pelo menos uma coluna para a lista.',
  WIDGET_WITHOUT_MEASURE: 'Escolha pelo menos um valor a contar.',
  WIDGET_WITHOUT_GROUP: 'Escolha a coluna pela qual os valores são agrupados.',
  WIDGET_WITH_GROUPS: 'Um número não pode ter grupos. Retire-os ou escolha outro tipo de elemento.',
  WIDGET_DATA_SET_FORBIDDEN: 'A sua conta não pode consultar os dados deste elemento.',
  WIDGET_SOURCE_OFF: 'A fonte de dados deste elemento está inativa ou não responde neste registo.',
  WIDGET_QUERY_WRONG: 'O elemento usa colunas ou filtros que já não existem. Corrija-o no painel.',
  WIDGETS_DIFFER_FOR_PUBLIC:
    'Num painel público, os elementos sobre o mesmo conjunto de dados têm de ter os mesmos filtros e contar os dias por intervalos iguais.',
  WIDGET_FAILED: 'Não foi possível obter os números deste elemento. Tente outra vez.',
} as const satisfies CodeTexts<DashboardCode>;
