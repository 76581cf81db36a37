export const breed = {
  name: 'Raça |||| Raças',
  fields: {
    name: 'Nome',
    parentId: 'Grupo acima',
    groupType: 'Nível',
    type: 'Categoria',
    canHaveUndefinedGender: 'O sexo pode ficar indefinido',
    hasLicensing: 'Tem licenciamento',
    isLocked: 'Escolha reservada',
    disclaimer: 'Aviso',
    parentList: 'Caminho na árvore',
  },
  choices: {
    groupType: { INTERMEDIATE_GROUP: 'Grupo intermédio', FINAL_GROUP: 'Grupo final', BREED: 'Raça' },
    type: {
      A: 'A – Companhia',
      B: 'B – Fins económicos',
      C: 'C – Fins militares ou policiais',
      D: 'D – Investigação',
      E: 'E – Caça',
      F: 'F – Guia',
      G: 'G – Potencialmente perigoso',
      H: 'H – Perigoso',
      I: 'I – Gato',
      J: 'J – Furão',
    },
  },
  help: {
    parentId: 'Sem grupo acima, fica na raiz da árvore.',
    isLocked: 'Só quem pode alterar campos protegidos do animal a pode escolher.',
    disclaimer: 'Mostrado a quem escolhe esta raça ao registar um animal.',
  },
} as const;
