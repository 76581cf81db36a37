import type { frame as source } from '../pt/frame.ts';
import type { Shape } from '../types.ts';

/** What `shell` says around every page, signed in or not: name, language, theme, waiting, acting for another, errors. */
export const frame = {
  product: 'Coleira',
  loading: 'Loading…',
  language: 'Language',
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
    home: 'Go to home',
    back: 'Go back',
    notFound: {
      title: 'Page not found',
      text: 'The address does not exist, the record was deleted, or this account cannot see it.',
    },
    unauthorized: {
      title: 'No permission',
      text: 'This account has no access to this page. If you need it, ask whoever manages your entity’s accounts for the permission.',
    },
    generic: {
      title: 'The page could not be opened',
      text: 'Please try again in a moment.',
    },
    internal: {
      title: 'Something went wrong on the page',
      text: 'The error was reported and will be looked at. Refresh the page; if it stays, go back to home.',
      code: 'If you ask for help, quote this visit: %{code}',
    },
    offline: {
      title: 'No internet connection',
      text: 'An error occurred while trying to connect to the server: this device has no network. The page goes on by itself as soon as the connection is back.',
    },
    noAnswer: {
      title: 'The server does not answer',
      text: 'An error occurred while trying to connect to the server. The page goes on by itself as soon as there is an answer.',
    },
  },
} satisfies Shape<typeof source>;
