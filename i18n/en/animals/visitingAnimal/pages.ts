import type { visitingAnimalPages as source } from '../../../pt/animals/visitingAnimal/pages.ts';
import type { Shape } from '../../../types.ts';

export const visitingAnimalPages = {
  visitor: 'The animal is visiting and is registered in another register',
  arrival: 'The animal comes from another register, which has announced it',
  arrivesFrom: 'The animal comes from the register “%{register}”:',
  fillIn: 'Fill in',
  register: 'Register',
  stay: 'Stay',
  looks: 'Appearance',
  contact: 'Holder',
  noContact: 'No contact is kept: contact the register.',
  birthdate: 'Date of birth',
  open: 'View the hand-over',
  none: 'Nothing is known of this number.',
  mustBe: 'Must be registered',
  stayBy: 'If it stays, it must be registered by %{day}.',
  unionBy:
    'By the law of the Union, of keepers who neither sell nor give away: dogs by %{dog}, cats by %{cat}.',
  fromTo: '%{from} to %{to}',
  abroad: 'Where it is registered',
} satisfies Shape<typeof source>;
