import { vatHelp } from './vatHelp.ts';

/** Texts of the public forms once the number of another country is chosen. */
export const publicAbroad = {
  numbers: {
    vatNumber: 'Número fiscal do titular',
    currentOwnerVatNumber: 'Número fiscal do titular atual',
    newOwnerVatNumber: 'Número fiscal do novo titular',
  },
  fields: {
    passport: 'Passaporte ou documento de identificação do titular',
    currentOwnerPassport: 'Passaporte ou documento de identificação do titular atual',
    newOwnerPassport: 'Passaporte ou documento de identificação do novo titular',
    residence: 'Onde vive o titular',
    address: 'Morada no estrangeiro',
    province: 'Província',
    municipality: 'Município',
    commune: 'Comuna',
  },
  hints: {
    passport: 'Só se não tiver número fiscal.',
    currentOwnerPassport: 'Só se não tiver número fiscal.',
    newOwnerPassport: 'O número do documento. Não é necessário para empresas e associações.',
    address: 'Rua, porta, código postal e localidade, numa só linha.',
  },
  choices: { residence: { PORTUGAL: 'Em Portugal', ABROAD: 'No estrangeiro' } },
  invalidNumber: 'O número não tem a forma dos números deste país.',
  missingNumber: 'Indique o número fiscal ou o número do documento.',
  vatHelp,
} as const;
