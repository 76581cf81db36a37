/** Types of health intervention; `names` by their ids. */
export const interventionType = {
  name: 'Tipo de intervenção |||| Tipos de intervenção',
  fields: { name: 'Nome', isSterilization: 'Esterilização' },
  names: {
    1: 'Outra vacinação',
    2: 'Desparasitação interna',
    3: 'Desparasitação externa',
    4: 'Consulta',
    5: 'Cirurgia',
    6: 'Teste de leishmaniose',
    7: 'Titulação de anticorpos antirrábicos',
    8: 'Vacinação antirrábica',
    9: 'Esterilização',
    10: 'Amputação',
    11: 'Outra intervenção',
    12: 'Prova de vida',
  },
} as const;
