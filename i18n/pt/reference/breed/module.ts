export const breed = {
  name: 'Raça |||| Raças',
  done: {
    created: 'Raça criada: %{name}',
    updated: 'Raça guardada: %{name}',
    deleted: 'Raça eliminada: %{name}',
  },
  fields: {
    name: 'Nome',
    parentId: 'Grupo superior',
    groupType: 'Nível',
    type: 'Categoria',
    canHaveUndefinedGender: 'O sexo pode ficar indefinido',
    hasLicensing: 'Sujeita a licença',
    isLocked: 'Escolha reservada',
    disclaimer: 'Aviso',
    parentList: 'Caminho na árvore',
  },
  choices: {
    groupType: { INTERMEDIATE_GROUP: 'Grupo intermédio', FINAL_GROUP: 'Grupo final', BREED: 'Raça' },
    type: {
      A: 'A – Cão de companhia',
      B: 'B – Cão com fins económicos',
      C: 'C – Cão para fins militares ou policiais',
      D: 'D – Cão para investigação científica',
      E: 'E – Cão de caça',
      F: 'F – Cão-guia',
      G: 'G – Cão potencialmente perigoso',
      H: 'H – Cão perigoso',
      I: 'I – Gato',
      J: 'J – Furão',
    },
  },
  help: {
    parentId: 'Sem grupo superior, fica na raiz da árvore.',
    isLocked: 'Só quem pode alterar campos protegidos do animal a pode escolher.',
    disclaimer: 'Mostrado a quem escolhe esta raça ao registar um animal.',
  },
} as const;
