import type { home as source } from '../pt/home.ts';
import type { Shape } from '../types.ts';

/** The home page: the search by transponder, what is new, what is done most. */
export const home = {
  search: {
    label: 'Find an animal by its transponder',
    title: 'Transponder number',
    hint: 'Type, paste or scan the 15 digits. A reader works anywhere on this page.',
    count: '%{n} of %{of} digits',
    submit: 'Search',
  },
  origin: {
    country: '%{prefix}: country code, %{country}',
    maker: '%{prefix}: manufacturer code, %{maker}',
    someMaker: '%{prefix}: a manufacturer’s code',
    shared: '%{prefix}: code shared by several manufacturers',
    test: '%{prefix}: test number',
    unknown: '%{prefix}: unknown prefix. Please check the reading.',
  },
  trouble: {
    EMPTY: 'Enter the transponder number.',
    TOO_SHORT:
      '%{smart_count} digit is missing: the number has 15. |||| %{smart_count} digits are missing: the number has 15.',
    LEADING_ZERO:
      'The reader sent 16 digits, with a zero before the code of the country or manufacturer. Check the number before going on.',
    COUNTRY_LETTERS: 'The country came in letters. In the register the number has 15 digits.',
    TOO_LONG: 'The number read has %{digits} digits; a transponder has 15. Please scan again.',
    NON_ISO: 'The reader answered with a short code, as transponders do that do not follow ISO 11784.',
    use: 'Use %{transponder}',
  },
  unknown: {
    title: '%{transponder} is not registered',
    text: 'Scan once more to check the number before going on.',
    register: 'Register the animal',
    preRegister: 'Pre-register',
    found: 'Report as found',
  },
  tabs: { label: 'Home', notifications: 'Notifications', dashboards: 'Dashboards' },
  recent: 'Latest numbers:',
  dashboards: {
    reach: { ALL: 'The whole register', ENTITIES: 'What your entities have registered' },
    empty: 'No animals to show yet',
    emptyText: 'The charts appear with the first registration made by your entities.',
    showTable: 'Show as a table: %{title}',
    showChart: 'Show as a chart: %{title}',
    month: 'Month',
    count: 'Total',
    share: 'Share',
    keys: {
      living: 'Living animals',
      thisMonth: 'Registrations this month',
      open: 'Requests to be decided',
      rabies: 'Rabies vaccinations expiring this month',
    },
    registrations: { title: 'Registrations per month', count: 'Registrations' },
    species: { title: 'Living animals by species', name: 'Species' },
    breeds: { title: 'The ten most frequent breeds', name: 'Breed' },
    requests: { title: 'Changes of owner in the last 12 months', name: 'State' },
    states: {
      WAITING_VALIDATION: 'Waiting for validation',
      WAITING_DOCUMENTATION: 'Waiting for documents',
      ACCEPTED: 'Accepted',
      REJECTED: 'Rejected',
      CANCELED: 'Cancelled',
    },
    rabies: { title: 'Rabies vaccinations expiring', count: 'Animals' },
  },
  names: {
    label: 'Search by name of animal or owner',
    placeholder: 'Name of animal or owner',
    submit: 'Search',
  },
  links: {
    title: 'Shortcuts',
    registerAnimal: 'Register an animal',
    animals: 'Animals',
    owners: 'Owners',
    registerOwner: 'Register an owner',
    transfers: 'Changes of owner',
    lost: 'Lost and found',
    entities: 'Entities',
    users: 'Users',
  },
  counts: {
    register: 'The whole register has %{n} animal. |||| The whole register has %{n} animals.',
    registerAbout: 'The whole register has about %{n} animals.',
    title: 'The register in numbers',
    about: 'about %{n}',
  },
} satisfies Shape<typeof source>;
