import { animalPages } from './animalPages.ts';
import { animal } from './animal.ts';
import { animalTransfer } from './animalTransfer.ts';
import { associationPages } from './associationPages.ts';
import { errors } from './errors.ts';
import { changelog, help, helpArticle, highlights } from './help.ts';
import { home } from './home.ts';
import { kit } from './kit.ts';
import { notifications } from './notifications.ts';
import { notificationPages } from './notificationPages.ts';
import { configurationPages } from './configurationPages.ts';
import { filePages } from './filePages.ts';
import { ownerPages } from './ownerPages.ts';
import { permissions } from './permissions.ts';
import { personalPages } from './personalPages.ts';
import { reactAdmin } from './reactAdmin.ts';
import { rolePages } from './rolePages.ts';
import { richText } from './richText.ts';
import { scan } from './scan.ts';
import { shell } from './shell.ts';
import { supportPages } from './supportPages.ts';
import { tempDocuments } from './tempDocuments.ts';
import { transferPages } from './transferPages.ts';
import { wayIn } from './wayIn.ts';
import { auditLog } from './auditLog.ts';
import { vaccine } from './vaccine.ts';
import { owner } from './owner.ts';
import { district } from './district.ts';
import { county } from './county.ts';
import { parish } from './parish.ts';
import { breed } from './breed.ts';
import { entityProfile } from './entityProfile.ts';
import { entity } from './entity.ts';
import { veterinary } from './veterinary.ts';
import { veterinaryAssociation } from './veterinaryAssociation.ts';
import { role } from './role.ts';
import { user } from './user.ts';
import { billingTransaction } from './billing.ts';

/** All Portuguese texts: the source, whose shape every other language has. See i18n/index.ts for how to add. */
export const pt = {
  ...wayIn,
  ...reactAdmin,
  animalPages,
  associationPages,
  changelog,
  help,
  highlights,
  errors,
  home,
  kit,
  notifications,
  notificationPages,
  configurationPages,
  filePages,
  ownerPages,
  permissions,
  personalPages,
  rolePages,
  richText,
  scan,
  shell,
  supportPages,
  tempDocuments,
  transferPages,
  resources: {
    animal,
    animalTransfer,
    vaccine,
    owner,
    district,
    county,
    parish,
    breed,
    entityProfile,
    entity,
    veterinary,
    veterinaryAssociation,
    role,
    user,
    billingTransaction,
    auditLog,
    helpArticle,
  },
};

export type Texts = typeof pt;
