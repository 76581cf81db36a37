import type { home as source } from '../../../pt/figures/dashboard/pages.ts';
import type { Shape } from '../../../types.ts';

/** The home page: the search by transponder, what is new, what is done most. */
export const home = {
  noPermissions: {
    title: 'Your account has no permissions yet',
    text: 'The role of your account is empty. Ask the person who manages the users of your entity for another one.',
    ask: 'The role of your account is empty. Ask one of the people who manage the users of your entity for another one:',
  },
  search: {
    label: 'Search for an animal by its transponder',
    title: 'Transponder number',
    hint: 'Type, paste or scan the 15 digits. You can use a chip reader anywhere on this page.',
    count: '%{n} of %{of} digits',
    submit: 'Search',
  },
  origin: {
    country: '%{prefix}: country code, %{country}',
    maker: '%{prefix}: manufacturer code, %{maker}',
    someMaker: '%{prefix}: a manufacturer’s code',
    shared: '%{prefix}: code shared by several manufacturers',
    test: '%{prefix}: test number',
    unknown: '%{prefix}: unknown prefix. Check the number you scanned.',
  },
  trouble: {
    EMPTY: 'Enter the transponder number.',
    TOO_SHORT:
      '%{smart_count} digit is missing: the number has 15. |||| %{smart_count} digits are missing: the number has 15.',
    LEADING_ZERO:
      'The reader sent 16 digits, with a zero at the start. Check the number before you continue.',
    COUNTRY_LETTERS: 'The reader sent the country as letters. The register uses 15 digits only.',
    TOO_LONG: 'The number has %{digits} digits, but a transponder has 15. Correct it or scan it again.',
    NON_ISO:
      'The reader sent a short code, so the transponder may not follow ISO 11784. Search by the name of the animal or owner.',
    use: 'Use %{transponder}',
  },
  unknown: {
    title: 'Transponder %{transponder} is not registered',
    text: 'Scan it again to check the number before you continue.',
    register: 'Register the animal',
    preRegister: 'Pre-register',
    found: 'Report found animal',
  },
  tabs: { label: 'Home', notifications: 'Notifications', dashboards: 'Dashboards' },
  recent: 'Recent searches:',
  dashboards: {
    reach: { ALL: 'The whole register', ENTITIES: 'Registrations of your entities' },
    empty: 'No animals to show yet',
    emptyText: 'The charts appear with the first registration made by your entities.',
    keys: {
      thisMonth: 'Registrations this month',
      open: 'Requests awaiting a decision',
      rabies: 'Rabies vaccinations expiring this month',
    },
    count: { registrations: 'Registrations', rabiesEnds: 'Animals' },
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
    toDecide: '%{name} to decide',
    register: 'The register has %{n} animal. |||| The register has %{n} animals.',
    registerAbout: 'The register has about %{n} animals.',
    title: 'The register in numbers',
    about: 'about %{n}',
  },
} satisfies Shape<typeof source>;
