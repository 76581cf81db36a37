import { searchTextOf } from '../../resources/numbers/text.ts';
import { person } from './base/names.ts';
import { mobilePhone } from './base/numbers.ts';
import { Random } from './base/random.ts';

/** The number of veterinarians in the demonstration; the first is the one of `vet@demo.test`. */
export const VETERINARIES = 60;
export const DEMO_VETERINARY = 1;
/** Those who have an account without a password and come through the order, by what they show. */
export const ORDER_VETERINARIES = { second: 3, inactiveAccount: 2, notPractising: 29 } as const;

/** Makes the veterinarian with a number: the same number makes the same one. */
export function makeVeterinarian(id: number) {
  const random = new Random('veterinary', id);
  const made = person(random, 7000 + id);
  const isDemo = id === DEMO_VETERINARY;
  const name = isDemo ? 'Inês Carvalho Duarte' : made.name;
  const email = isDemo ? 'vet@demo.test' : made.email;
  const ballotNumber = String(2_014 + id * 87);
  return {
    id,
    name,
    ballotNumber,
    email,
    phone: mobilePhone(9e4 + id),
    active: id % 29 !== 0,
    searchText: searchTextOf(name, ballotNumber, email),
  };
}

/** A veterinarian of the demonstration as others know them. */
export const demoVeterinarian = (id: number): { name: string; ballotNumber: string; email: string } => {
  const { name, ballotNumber, email } = makeVeterinarian(id);
  return { name, ballotNumber, email };
};

/** The veterinarians who ask to work for the demonstration's clinic, and those whom it invites. */
export const REQUESTS_DEMO_CLINIC = ORDER_VETERINARIES.second;
export const INVITED_BY_DEMO_CLINIC = 12;
