/**
 * Guards whose absence no test notices, by their names, with the reason for which that is accepted: another guard stands
 * before or behind them, or only a race or a broken part could reach them.
 */
export const KNOWN_SURVIVORS: Readonly<Record<string, string>> = {
  'dataProvider/client/httpClient.ts: isAbort(failure)': 'the layer below throws the same error',
  'server/crud/search.ts: refused.length > 0':
    'hidden fields cannot be sorted by, and masked ones match no filter',
  'server/modules/access/session/leaveImpersonation.ts: !own':
    'the impersonation ends with the session that it was begun in',
  'server/modules/access/user/hooks.ts: !permissions':
    'the check of references refuses an unknown role before',
  'server/modules/owners/ownerTraining/ownersTraining.ts: id === undefined':
    'an unknown training is not found by the call behind it either',
  'server/modules/owners/ownerTraining/ownersTraining.ts: id === undefined (2)':
    'an unknown training is not found by the call behind it either',
  'server/modules/animals/animal/record/cannotRegister.ts: !entityProfile':
    'the rights to register, which are of the profile, refuse with the same code',
  'server/crud/operationRoutes.ts: chosen.some(({ permission }) => !allows(permission, caller.actor))':
    'no group has operations of different permissions: the call itself refuses',
  "server/write/parents.ts: change === 'CREATE'":
    'no declared child record asks less than the operation of its parent',
  "server/write/idempotency.ts: typeof key !== 'string'": 'Node joins repeated headers',
  'server/modules/animals/certificate/issue.ts: !template': 'refused by the search for the template before',
  'server/modules/owners/ownerMerge/requestOwnerMerge.ts: !survivorId': 'listed among the faults before',
  'server/modules/owners/ownerMerge/requestOwnerMerge.ts: !survivorId (2)': 'listed among the faults before',
  'server/modules/owners/ownerMerge/requestOwnerMerge.ts: !absorbedId': 'listed among the faults before',
  'server/modules/owners/ownerMerge/requestOwnerMerge.ts: !absorbedId (2)': 'listed among the faults before',
  'server/modules/common/observation/readObservations.ts: !page': 'the shape of the address refuses',
  'server/modules/common/observation/writeObservations.ts: !page': 'the shape of the address refuses',
  'server/modules/common/observation/pageRecord.ts: !module': 'the shape of the address refuses',
  'server/modules/common/presence/recordPresence.ts: !module': 'the shape of the body refuses',
  'server/modules/common/publicForm/followRequest.ts: reference === null':
    'a reference that is not there has no mailed code',
  'server/modules/common/publicForm/submitForm.ts: email === null': 'a code of a form always has its email',
  'server/modules/access/user/users.ts: !own': 'the id is that of the signed-in user',
  'server/modules/animals/animal/record/findAnimal.ts: !found': 'the id is a foreign key',
  'server/modules/animals/animal/record/findAnimal.ts: !found (2)': 'the id is a foreign key',
  'server/modules/owners/owner/ownerRecord.ts: !found': 'the id is a foreign key',
  'server/modules/lostFound/lostAnimal/lockReport.ts: !report': 'the id is a foreign key',
  'server/modules/lostFound/lostAnimal/lockReport.ts: !report (2)': 'the id is a foreign key',
  'server/modules/common/request/requestHandlers.ts: !validation': 'listed among the faults before',
  'server/modules/requests/animalPreRegister/requestPreRegister.ts: !actor.entity':
    'an account without entity holds no permission to register',
  'server/modules/money/billingTransaction/balance.ts: !entity':
    'an account without entity has no profile, for which the same code is refused',
  'server/modules/account/personalArea/associations.ts: veterinaryId === null':
    'the access is that of veterinarians, who have their record',
  'server/modules/account/ownerAccount/ownAnimals.ts: !report': 'a lost animal has its open report',
  'server/modules/owners/ownerDataUpdate/contactChangeLinks.ts: !at': 'a change of a contact has its owner',
  'server/modules/owners/ownerDataUpdate/contactChangeLinks.ts: change.ownerId === null':
    'a change of a contact has its owner',
  'server/modules/owners/ownerDataUpdate/contactChangeLinks.ts: !link':
    'a link that is used up while its change is awaited',
  'server/modules/access/session/impersonate.ts: !own': 'a session that ends between guard and read',
  "server/modules/access/session/firstOperator.ts: !(await consumeSecret(tx, params.token, 'FIRST_OPERATOR'))":
    'a link that is used between its check and its use',
  'server/modules/common/publicForm/publicCodes.ts: used.length === 0':
    'a code that is used between its check and its use',
  'server/modules/animals/animal/editedColumns.ts: uniqueViolation(error)':
    'a number that is taken between its check and its use',
  "server/modules/lostFound/lostAnimalClosing/closeLostAnimal.ts: day > dayIn('UTC')":
    'from 10:00 UTC on, when some zone has a later day; before, the shape refuses that day too',
  'server/modules/owners/ownerRights/exportOwner.ts: !pdf': 'a drawing program that fails',
  'server/modules/requests/animalTransfer/links.ts: !transfer': 'the id is a foreign key',
  'server/modules/common/document/documentContent.ts: !stored':
    'contents are joined by their hash: a broken database only',
  'server/modules/common/document/getDocument.ts: !stored':
    'contents are joined by their hash: a broken database only',
  'server/modules/access/session/acceptLegalWarning.ts: !session':
    'a session that ends between guard and read',
  'server/modules/access/session/currentSession.ts: !session': 'a session that ends between guard and read',
  "server/modules/animals/animal/record/completeRegistration.ts: uniqueViolation(error) === 'transponder_alias_pkey'":
    'the second of two registrations waits and is refused before',
  'server/modules/owners/ownerMerge/pair.ts: !isComplete': 'rows that arrive while locks are awaited',
  'server/write/saveRecord.ts: !current': 'a record that is removed between two statements',
  'server/modules/animals/certificate/issue.ts: !drawn.pdf':
    'a drawing program that answers neither errors nor a document',
  'server/modules/lostFound/lostAnimal/getLostAnimalPoster.ts: drawn.errors': 'a drawing program that fails',
  'server/modules/lostFound/lostAnimal/getLostAnimalPoster.ts: !drawn.pdf': 'a drawing program that fails',
  'server/modules/lostFound/lostAnimal/getLostAnimalPoster.ts: drawn.svg === undefined':
    'a drawing program that fails',
  'server/modules/animals/registerHandover/handoverLinks.ts: !handover': 'the id is a foreign key',
  'server/modules/work/dataImport/createImport.ts: !file': 'a file that is deleted between guard and write',
  'server/modules/work/dataImport/setUpImport.ts: !declared':
    'an import of a kind that there is not is not found before',
  'server/modules/work/dataImport/simulateImport.ts: !stored': 'the record is locked before',
  'server/modules/work/operationSchedule/hooks.ts: !template':
    'the operation of a template that is not there is refused with the same code',
  'server/modules/figures/reportRun/jobs/runReport.ts: !run': 'a run is made with its job',
  'server/modules/figures/reportRun/jobs/runReport.ts: run.templateId === null':
    'a template that is not there is not found by the plan behind it either',
  'server/modules/figures/dashboard/widgetFailure.ts: !(failure instanceof Refusal)':
    'a failure of the database',
};
