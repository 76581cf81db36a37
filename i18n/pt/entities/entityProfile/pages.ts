/** The page of a profile of entities. */
export const entityProfilePages = {
  operator:
    '%{name} é o perfil de quem gere o registo: é pelo nome que se reconhece. Não pode mudar de nome nem ser eliminado, e nenhum outro perfil pode ter este nome. As entidades com este perfil veem todo o registo.',
} as const;
