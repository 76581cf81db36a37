import type { Texts } from '../pt/index.ts';
import type { Shape } from '../types.ts';
import { animalPages } from './animalPages.ts';
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { kit } from './kit.ts';
import { notifications } from './notifications.ts';
import { permissions } from './permissions.ts';
import { reactAdmin } from './reactAdmin.ts';
import { shell } from './shell.ts';
import { transferPages } from './transferPages.ts';
import { vaccine } from './vaccine.ts';

/** All English texts, in the order of the Portuguese ones. */
export const en = {
  ...reactAdmin,
  animalPages,
  auth,
  errors,
  home,
  kit,
  notifications,
  permissions,
  shell,
  transferPages,
  resources: {
    vaccine,
  },
} satisfies Shape<Texts>;
