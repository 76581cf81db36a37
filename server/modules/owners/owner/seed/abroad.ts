import { foldText } from '../../../../../resources/numbers/text.ts';
import type { Person } from '../../../../demonstration/base/names.ts';
import { personNif } from '../../../../demonstration/base/numbers.ts';
import type { Random } from '../../../../demonstration/base/random.ts';
import type { OwnerRow } from './ownerRow.ts';

/** Countries whose people keep animals here: names, streets, and numbers in their own form. */
const COUNTRIES = {
  GB: [
    'James Whitaker|Emily Thornton|Oliver Hughes|Sarah Bennett',
    '14 Harbour Lane, Bristol BS1 4QA',
    '+447400',
  ],
  FR: [
    'Camille Laurent|Julien Mercier|Hélène Dubois|Antoine Roche',
    '8 rue des Lilas, 69003 Lyon',
    '+336124',
  ],
  DE: ['Katrin Vogel|Stefan Brandt|Anja Krüger|Lukas Neumann', 'Lindenweg 21, 50674 Köln', '+491512'],
  ES: [
    'Lucía Navarro Gil|Javier Ortega Ruiz|Marta Soler Vidal|Pablo Iglesias Rey',
    'Calle Mayor 33, 37002 Salamanca',
    '+346124',
  ],
  NL: [
    'Sanne de Vries|Daan Bakker|Femke Visser|Bram Jansen',
    'Prinsengracht 210, 1016 HD Amsterdam',
    '+316124',
  ],
  BR: [
    'Larissa Moraes|Thiago Barreto|Juliana Prado|Rafael Siqueira',
    'Rua das Acácias, 145, São Paulo',
    '+55119124',
  ],
} as const;

const DIGITS: Record<keyof typeof COUNTRIES, number> = { GB: 6, FR: 5, DE: 6, ES: 5, NL: 5, BR: 5 };

/**
 * A foreign owner: most live here and have a Portuguese tax number, some live abroad and show a passport,
 * and a few come through TRACES, the EU's system for animals that travel to be sold.
 */
export function abroad(id: number, random: Random, { email }: Person): Partial<OwnerRow> {
  const country = random.pick(Object.keys(COUNTRIES) as (keyof typeof COUNTRIES)[]);
  const [names, address, phone] = COUNTRIES[country];
  const name = random.pick(names.split('|'));
  const passport = `${country === 'BR' ? 'FX' : country}${String(1_000_000 + ((id * 7919) % 8_999_993))}`;
  const foreign: Partial<OwnerRow> = {
    name,
    nationality: country,
    idCard: null,
    email: `${foldText(name).replace(/\W+/g, '.')}${id}@${email.split('@')[1]}`,
    phone:
      phone +
      String(id * 37)
        .padStart(DIGITS[country], '1')
        .slice(-DIGITS[country]),
    phone2: null,
  };
  const kind = random.next();
  if (kind < 0.55) return { ...foreign, vatNumber: personNif(id), passport };
  const away = {
    postalCode: null,
    locality: null,
    parishId: null,
    street: null,
    door: null,
    accommodation: null,
    address,
  };
  if (kind < 0.9) return { ...foreign, ...away, country, isLocalResident: false, vatNumber: null, passport };
  return {
    ...foreign,
    ...away,
    type: 'TRACES',
    country: 'ES',
    nationality: null,
    isLocalResident: false,
    name: `Criadero ${name.split(' ').at(-1)}, S.L.`,
    vatNumber: `B${String(1e7 + ((id * 7919) % 89999999))}`,
  };
}
