import type { configurationPages as source } from '../../../pt/common/configuration/pages.ts';
import type { Shape } from '../../../types.ts';

export const configurationPages = {
  done: 'Setting saved: %{name}',
  edit: 'Edit: %{name}',
  search: 'Search the configuration',
  nothing: 'Nothing in the configuration matches “%{text}”',
  showAll: 'Show all',
  default: 'Default: %{value}',
  earlier: 'Before: %{value}',
  restore: 'Restore the earlier value',
  restoreOf: 'Restore the earlier value: %{name}',
  useDefault: 'Use the default',
  restored: 'The form holds the earlier value. Review it and save.',
  kept: 'The changes that you had not saved yet are still here.',
  notSet: 'No value',
  updated: 'Set on %{date}',
  updatedBy: 'Changed on %{date} by %{name}',
  meanwhile: {
    title: 'This value has changed since you opened it',
    saved: '%{user} saved this value on %{date}:',
    savedUnknown: 'Another user saved this value:',
    takeTheirs: 'Use the saved value',
    keepOwn: 'Keep mine and continue',
  },
  groups: {
    texts: 'Texts',
    textsText: 'What users read in the register. Each text has a Portuguese and an English version.',
    addresses: 'Addresses',
    addressesText: 'Whom people write to.',
    rules: 'Rules',
    rulesText: 'Values that take effect as soon as they are saved.',
    polling: 'Refreshing of pages',
    pollingText: 'How often an open page asks what has changed.',
    signOn: 'Sign-in through the Veterinary Order',
    signOnText: 'The connection to the service that confirms the identity of veterinarians.',
  },
  keys: {
    announcement: {
      name: 'General announcement',
      text: 'Appears at the top of every page. Without text there is no announcement.',
    },
    highlights: {
      name: 'Highlights',
      text: 'Shown on arrival until each user discards them. They need at least 15 characters.',
    },
    changelog: { name: 'What’s new', text: 'The list of what has changed in the register.' },
    loginHelp: { name: 'Help with signing in', text: 'Shown on the sign-in page.' },
    legalWarning: {
      name: 'Legal notice',
      text: 'Users must read and accept it when they sign in. Raise the version to make everyone accept it again.',
    },
    legalWarningOwners: {
      name: 'Legal notice for owners',
      text: 'The same for the accounts of owners.',
    },
    privacyNotice: {
      name: 'Privacy notice',
      text: 'A public page. %{operator}, %{contact}, %{address} and %{postalAddress} are replaced with the operator’s details.',
    },
    accessibilityStatement: {
      name: 'Accessibility statement',
      text: 'A public page, with the way to report a barrier. Takes the same words in braces.',
    },
    imprint: {
      name: 'Imprint',
      text: 'A public page: who runs the register and how to get in touch. Takes the same words in braces.',
    },
    supportEmail: {
      name: 'Email of the support',
      text: 'Shown in the help, on error pages and to owners of inactive accounts. Without a value it is the one that the server is set to.',
    },
    registrationCredits: {
      name: 'Credits per registration',
      text: 'Credits used to register an animal when no pricing table is in force.',
    },
    lowBalance: { name: 'Low balance', text: 'Below this number of credits, the entity is warned.' },
    referenceDays: {
      name: 'Term of references',
      text: 'Days in which a new Multibanco reference can be paid: 1 to 30.',
    },
    passwordDays: {
      name: 'Validity of passwords',
      text: 'Days after which users must set a new password through recovery. With 0, passwords do not expire.',
    },
    unknownTransponder: {
      name: 'Unknown transponder',
      text: 'What to do with a number that is not in the traceability system.',
    },
    requestTerms: {
      name: 'Terms of decision',
      text: 'Working days in which requests of each type are decided. Requests that are open keep their date.',
    },
    localHolidays: {
      name: 'Municipal holidays and days off',
      text: 'Days that do not count towards terms, beside weekends and national holidays.',
    },
    reminderDays: {
      name: 'Reminders to owners',
      text: 'Days before the end of a rabies vaccination or a licence on which its owner is reminded by email. With 0, or without a value, no reminders are sent.',
    },
    contactReminders: {
      name: 'Confirmation of contacts',
      text: 'When it is on, the owners of living animals get an email once a year in which they confirm their contact details.',
    },
    transferConfirmDays: {
      name: 'Days to confirm a change of owner',
      text: 'Days in which both parties confirm a change of owner without a signed declaration. Without a value it is 15.',
    },
    unionLawFrom: {
      name: 'Start of the law of the Union',
      text: 'First day on which the law of the Union on dogs and cats applies, YYYY-MM-DD. The 10 and 15 years for registering dogs and cats count from it; without it the term is not shown.',
    },
    freeTransponders: {
      name: 'Free transponders',
      text: 'First digits of the series given out in campaigns, separated by commas. They cost no credits, and only users with that permission register them.',
    },
    pollSeconds: {
      name: 'Refresh intervals',
      text: 'Seconds between two requests: 30 to 3600. With a live connection, changes appear at once, and these requests only confirm them.',
    },
    orderSignOn: {
      name: 'The Veterinary Order’s service',
      text: 'OpenID Connect. When it is switched off, users sign in with email and password only. The service and its credentials are set on the server.',
    },
  },
  parts: {
    pt: 'Text in Portuguese',
    en: 'Text in English',
    version: 'Version',
    balance: 'Credit balance',
    notifications: 'Notifications and support tickets',
    announcements: 'General announcement',
    enabled: 'Switched on',
    acceptsSecondFactor: 'Accept the second factor confirmed by the Veterinary Order',
    logoutUrl: 'Sign-out address',
  },
  help: {
    localHolidays: 'One on each line: DD-MM for every year, DD-MM-YYYY for a single one.',
    en: 'If you leave this empty, the Portuguese text is shown.',
    version:
      'Cannot be lower than the current one. Raise it to make everyone read and accept the text again.',
  },
  choices: {
    REGISTER: 'May be registered',
    PRE_REGISTER: 'May only be pre-registered',
    REFUSE: 'Is refused',
  },
} satisfies Shape<typeof source>;
