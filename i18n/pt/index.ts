import { animalPages } from './animal/pages.ts';
import { animal } from './animal/module.ts';
import { animalTransfer } from './animalTransfer/module.ts';
import { associationPages } from './veterinaryAssociation/pages.ts';
import { errors } from './errors.ts';
import { helpArticle } from './helpArticle/module.ts';
import { changelog, help, highlights } from './helpArticle/pages.ts';
import { home } from './dashboard/pages.ts';
import { kit } from './kit/kit.ts';
import { notifications } from './notification/notifications.ts';
import { notificationPages } from './notification/pages.ts';
import { configurationPages } from './configuration/pages.ts';
import { filePages } from './document/pages.ts';
import { ownerPages } from './owner/pages.ts';
import { permissions } from './role/permissions.ts';
import { personalPages } from './personalArea/pages.ts';
import { reactAdmin } from './kit/reactAdmin.ts';
import { rolePages } from './role/pages.ts';
import { richText } from './kit/richText.ts';
import { scan } from './scan/scan.ts';
import { shell } from './shell/shell.ts';
import { supportPages } from './ticket/pages.ts';
import { tempDocuments } from './tempDocument/pages.ts';
import { transferPages } from './animalTransfer/pages.ts';
import { wayIn } from './wayIn.ts';
import { auditLog } from './auditLog/module.ts';
import { vaccine } from './vaccine/module.ts';
import { owner } from './owner/module.ts';
import { district } from './district/module.ts';
import { county } from './county/module.ts';
import { parish } from './parish/module.ts';
import { breed } from './breed/module.ts';
import { entityProfile } from './entityProfile/module.ts';
import { entity } from './entity/module.ts';
import { veterinary } from './veterinary/module.ts';
import { veterinaryAssociation } from './veterinaryAssociation/module.ts';
import { role } from './role/module.ts';
import { user } from './user/module.ts';
import { billingTransaction } from './billingTransaction/module.ts';

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
