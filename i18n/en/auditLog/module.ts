import type { auditLog as source } from '../../pt/auditLog/module.ts';
import type { Shape } from '../../types.ts';
import { personalPages } from '../personalArea/pages.ts';

export const auditLog = {
  name: 'Audit |||| Audit',
  fields: {
    date: 'Date and time',
    userId: 'User',
    action: 'Action',
    objectType: 'Object',
    objectId: 'Object number',
    transponder: 'Transponder',
    ip: 'IP address',
    impersonatorId: 'Impersonated by',
    details: 'Details',
  },
  choices: {
    action: personalPages.audit.actions,
    objectType: {
      animalTransfer: 'Change of owner',
      county: 'Municipality',
      veterinaryAssociation: 'Association',
      role: 'Role',
      configuration: 'Configuration',
      document: 'File',
      tempDocument: 'Temporary document',
      ticket: 'Support ticket',
    },
  },
  help: {
    objectId: 'The number by which the register identifies the object.',
    transponder: 'Finds what concerns an animal, by its whole number.',
    impersonatorId: 'The user who acted in this user’s name.',
  },
  page: { open: 'View details', title: 'Audit record details', close: 'Close' },
  details: {
    fields: 'Changed fields',
    versions: 'Versions viewed',
    revisionId: 'Version',
    outside: 'Outside the entity’s scope',
    found: 'Found',
    country: 'Country',
    own: 'Own files',
    universalSearch: 'Searched text',
    currentPage: 'Page',
    itemsPerPage: 'Records a page',
    sortProperty: 'Sorted by',
    sortDirection: 'Sort direction',
    documentType: 'File type',
    documentTypeId: 'Number of the file’s object',
    transponder: 'Transponder',
    filename: 'File name',
    processType: 'Process type',
    ids: 'Selected records',
  },
} satisfies Shape<typeof source>;
