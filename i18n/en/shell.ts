import type { shell as source } from '../pt/shell.ts';
import type { Shape } from '../types.ts';

/** The frame around every page: menu, title bar, banners, messages, errors, the personal area. */
export const shell = {
  product: 'Coleira',
  skip: 'Skip to content',
  back: 'Back',
  breadcrumb: 'Location',
  loading: 'Loading…',
  help: 'Help',
  footer: 'Coleira · National register of companion animals',
  announcement: 'Announcement',
  language: 'Language',
  offline: 'No internet connection. What you typed stays; you can save once the connection is back.',
  menu: {
    label: 'Main menu',
    fold: 'Fold the menu',
    unfold: 'Unfold the menu',
    more: 'More',
  },
  group: {
    animals: 'Animals',
    controls: 'Controls',
    myEntity: 'My entity',
    traceability: 'Traceability',
    reports: 'Reports',
    generalFiles: 'General files',
    admin: 'Administration',
  },
  /** The same where there is little room. */
  short: {
    animals: 'Animals',
    controls: 'Controls',
    myEntity: 'Entity',
    traceability: 'Tracing',
    reports: 'Reports',
    generalFiles: 'Files',
    admin: 'Admin',
  },
  page: {
    home: 'Home',
    personal: 'Personal area',
    password: 'Change password',
    ownEntities: 'My entities',
  },
  theme: {
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },
  user: {
    label: 'Menu of %{name}, %{entity}',
    menu: 'User menu',
    noEntity: 'No entity',
    signOut: 'Sign out',
  },
  balance: {
    none: 'The entity has no credits: animals cannot be registered.',
    low: 'The entity has %{smart_count} credit left. |||| The entity has %{smart_count} credits left.',
    charge: 'Top up',
  },
  impersonation: {
    as: 'You are acting for %{name}.',
    leave: 'Back to your account',
  },
  notifications: {
    title: 'Notifications',
    label: 'Notifications: %{n} unread',
    unread: 'unread',
    markRead: 'Mark as read',
    markAllRead: 'Mark all as read',
    all: 'See all notifications',
    none: 'Everything is read',
    noneHint: 'News about requests, balance and animals appears here.',
  },
  toasts: {
    close: 'Close message',
    closeAll: 'Close all',
    log: 'Messages of this visit',
  },
  error: {
    refresh: 'Refresh the page',
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
    },
    offline: {
      title: 'No internet connection',
      text: 'This page needs the network. It goes on by itself as soon as the connection is back.',
    },
  },
  personal: {
    name: 'Full name',
    email: 'E-mail',
    emailHint: 'To change the e-mail, contact whoever manages your entity’s accounts.',
    entity: 'Entity',
    language: 'Language of messages',
    languageHint: 'The language of the e-mails you receive. That of the page is changed in the user menu.',
    timezone: 'Time zone',
    receiveNotifications: 'Receive notifications by e-mail',
    passwordChanged: 'The password was changed.',
    entityChanged: 'You are now working for another entity.',
    ownerHint: 'This account shows your own data and your animals’ only.',
  },
} satisfies Shape<typeof source>;
