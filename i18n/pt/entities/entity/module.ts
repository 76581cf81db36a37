export const entity = {
  name: 'Entidade |||| Entidades',
  done: {
    created: 'Entidade criada: %{name}',
    updated: 'Entidade guardada: %{name}',
    deleted: 'Entidade eliminada: %{name}',
  },
  fields: {
    name: 'Nome',
    brand: 'Nome comercial',
    vatNumber: 'NIF/NIPC',
    parentId: 'Entidade de que depende',
    profileId: 'Perfil',
    postalCode: 'Código postal',
    locality: 'Localidade',
    parishId: 'Freguesia',
    address: 'Morada',
    hasUnconfirmedAddress: 'Morada por confirmar',
    territoryCountyId: 'Concelho do território',
    email: 'E-mail',
    phone: 'Telefone',
    active: 'Ativa',
  },
  sections: { data: 'Dados', address: 'Morada', contacts: 'Contactos', figures: 'Números' },
  help: {
    vatNumber: 'Nove algarismos. Uma subentidade não tem número próprio.',
    parentId: 'Preencha só se for uma subentidade.',
    territoryCountyId:
      'De uma câmara municipal: os relatórios e painéis contam também os animais deste concelho, sem dizer quais são nem de quem.',
  },
  subEntity: 'Subentidade',
} as const;
