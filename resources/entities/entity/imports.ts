import { defineImport } from '../../kit/import.ts';

export const entities = defineImport({
  name: 'entities',
  of: 'entity',
  columns: {
    name: { aliases: ['nome', 'entidade', 'clínica', 'entity'], isRequired: true },
    brand: { aliases: ['marca'] },
    vatNumber: { reader: 'TAX_NUMBER', aliases: ['nif', 'nipc', 'contribuinte', 'vat', 'tax number'] },
    parentId: { finds: ['vatNumber', 'name'], aliases: ['entidade superior', 'pertence a'] },
    profileId: { aliases: ['perfil', 'profile', 'tipo'] },
    postalCode: { aliases: ['código postal', 'cp', 'postcode'] },
    locality: { aliases: ['localidade', 'cidade', 'city'] },
    parishId: { near: 'postalCode', aliases: ['freguesia', 'parish'] },
    address: { aliases: ['morada', 'address'] },
    email: { aliases: ['e-mail', 'mail'] },
    phone: { aliases: ['telefone', 'tel', 'telemóvel'] },
    active: { aliases: ['ativa'] },
  },
  keys: [{ fields: ['vatNumber'] }, { fields: ['parentId', 'name'] }],
  example: { header: ['Nome', 'NIPC', 'Perfil'], row: ['Clínica {n}', '{nipc}', '{profile}'] },
});
