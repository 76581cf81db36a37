import type { shell as source } from '../../pt/signIn/shell.ts';
import type { Shape } from '../../types.ts';

/** The texts of `shell` on every page, signed in or not: name, language, theme, waiting, impersonation, errors. */
export const shell = {
  product: 'Coleira',
  loading: 'Loading…',
  language: 'Language',
  licences: 'Software licences',
  theme: {
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },
  impersonation: {
    label: 'Acting for another user',
    as: 'You are acting for %{name}.',
    own: 'Your account: %{own}.',
    leave: 'Exit',
    leaveName: 'Stop acting for %{name}',
  },
  error: {
    refresh: 'Refresh the page',
    again: 'Try again',
    home: 'Go to the home page',
    back: 'Go back',
    notFound: {
      title: 'Page not found',
      text: 'The address is wrong, the record was deleted, or you do not have access to it. Check the address or go to the home page.',
    },
    unauthorized: {
      title: 'No permission',
      text: 'You do not have permission to open this page. If you need it, ask the person who manages your entity’s accounts.',
    },
    generic: {
      title: 'The page could not be opened',
      text: 'Try again in a moment.',
    },
    internal: {
      title: 'Something went wrong on the page',
      text: 'The error has been reported to us. Refresh the page. If the problem continues, go to the home page.',
      code: 'If you contact support, give them this code: %{code}',
    },
    offline: {
      title: 'No internet connection',
      text: 'This device is not connected to the internet, so the server cannot be reached. The page will continue automatically when you are back online.',
    },
    noAnswer: {
      title: 'The server is not responding',
      text: 'We could not connect to the server. The page will continue automatically when the server responds.',
    },
  },
} satisfies Shape<typeof source>;
