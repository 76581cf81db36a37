import { defineImport } from '../../kit/import.ts';

export const owners = defineImport({
  name: 'owners',
  of: 'owner',
  columns: {
    name: { aliases: ['nome', 'titular', 'cliente', 'proprietário', 'owner', 'client'], isRequired: true },
    type: {
      words: { singular: 'SINGULAR', particular: 'SINGULAR', coletivo: 'COLLECTIVE', empresa: 'COLLECTIVE' },
    },
    country: {},
    isLocalResident: { aliases: ['residente', 'resident'] },
    vatNumber: {
      reader: 'TAX_NUMBER',
      aliases: ['nif', 'contribuinte', 'nº contribuinte', 'número de contribuinte', 'tax number', 'vat'],
    },
    idCard: { aliases: ['cc', 'bi', 'cartão de cidadão'] },
    passport: { aliases: ['passaporte'] },
    nationality: { aliases: ['nacionalidade'] },
    responsible: { aliases: ['responsável'] },
    email: { aliases: ['e-mail', 'mail'] },
    phone: { aliases: ['telefone', 'telemóvel', 'tlm', 'tel', 'contacto', 'mobile'] },
    phone2: { aliases: ['telefone 2', 'phone 2'] },
    phone3: {},
    postalCode: { aliases: ['código postal', 'cp', 'postcode', 'zip'] },
    locality: { aliases: ['localidade', 'cidade', 'city', 'town'] },
    parishId: { near: 'postalCode', aliases: ['freguesia', 'parish'] },
    street: { aliases: ['rua', 'street'] },
    door: { aliases: ['porta', 'nº'] },
    accommodation: { aliases: ['andar'] },
    address: { aliases: ['morada', 'endereço', 'address'] },
  },
  keys: [
    { fields: ['country', 'vatNumber'] },
    { fields: ['country', 'passport'] },
    { fields: ['country', 'idCard'] },
  ],
  defaults: { country: 'PT', type: 'SINGULAR', isLocalResident: true },
  example: {
    header: ['Nome', 'NIF', 'CP', 'Localidade', 'Rua', 'Porta', 'Telefone'],
    row: ['Ana Silva', '{nif}', '1000-123', 'Lisboa', 'Rua das Flores', '{n}', '912345678'],
  },
});
