import type { lifeLinePages as source } from '../../../pt/animals/lifeLine/pages.ts';
import type { Shape } from '../../../types.ts';

export const lifeLinePages = {
  title: 'Life line',
  of: 'Life line of %{name}',
  text: 'Everything in the record of this animal, the latest first.',
  kinds: {
    birth: 'Birth',
    registration: 'Registration',
    death: 'Death',
    lock: 'Record locked',
    unlock: 'Record unlocked',
    deathReverted: 'Death reverted',
    ownerChange: 'New owner',
    delivery: 'No longer missing',
    photo: 'Photo changed',
    advert: 'Advert code',
    change: 'Change of the record',
    certificate: 'Certificate',
    animalReminder: 'Reminder by email',
  },
  reminders: {
    RABIES: 'The rabies vaccination ends on %{date}',
    LICENSE: 'The licence ends on %{date}',
  },
  filter: 'Kinds of event',
  all: 'All',
  open: 'Open %{kind}, %{date}',
  changed: 'Changed fields: %{fields}',
  by: 'by %{user}',
  more: 'Show earlier events',
  none: 'There are no events of these kinds.',
  printable: 'Printable version',
  print: 'Print',
  back: 'Back to the record',
  printed: 'Printed on %{date}',
  cut: 'The latest %{count} events are shown.',
} satisfies Shape<typeof source>;
