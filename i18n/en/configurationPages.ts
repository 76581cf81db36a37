import type { configurationPages as source } from '../pt/configurationPages.ts';
import type { Shape } from '../types.ts';

export const configurationPages = {
  title: 'Configuration',
  edit: 'Edit: %{name}',
  notSet: 'No value',
  updated: 'Set on %{date}',
  updatedBy: 'Changed on %{date} by %{name}',
  groups: {
    texts: 'Texts',
    textsText: 'What people read in the register. Each text has a Portuguese and an English version.',
    rules: 'Rules',
    rulesText: 'Values that take effect as soon as they are saved.',
    signOn: 'Sign-in through the professional order',
    signOnText: 'The connection to the service that confirms the identity of veterinarians.',
  },
  keys: {
    announcement: {
      name: 'General announcement',
      text: 'Stands at the top of every page. Without text there is no announcement.',
    },
    highlights: {
      name: 'Highlights',
      text: 'Shown on arrival until each person discards them. They need at least 15 characters.',
    },
    changelog: { name: 'What’s new', text: 'The list of what has changed in the register.' },
    loginHelp: { name: 'Help with signing in', text: 'Shown on the sign-in page.' },
    legalWarning: {
      name: 'Legal notice',
      text: 'Read and accepted by whoever signs in. A higher version has everybody read it anew.',
    },
    registrationCredits: {
      name: 'Credits per registration',
      text: 'Credits that registering an animal takes where no price list is in force.',
    },
    lowBalance: { name: 'Low balance', text: 'Below so many credits the entity is warned.' },
    unknownTransponder: {
      name: 'Unknown transponder',
      text: 'What happens to a number that traceability does not know.',
    },
    orderSignOn: {
      name: 'The order’s service',
      text: 'OpenID Connect. Switched off, people sign in with e-mail and password only. The service and its credentials are set on the server.',
    },
  },
  parts: {
    pt: 'Text in Portuguese',
    en: 'Text in English',
    version: 'Version',
    enabled: 'Switched on',
    acceptsSecondFactor: 'Accept the second factor confirmed by the order',
    logoutUrl: 'Sign-out address',
  },
  help: {
    en: 'Left empty, the Portuguese text is shown.',
    version:
      'Cannot be lower than the present one. Raise it to have everybody read and accept the text again.',
  },
  choices: {
    REGISTER: 'May be registered',
    PRE_REGISTER: 'May only be pre-registered',
    REFUSE: 'Is refused',
  },
} satisfies Shape<typeof source>;
