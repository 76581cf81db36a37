import type { preRegisterPages as source } from '../../../pt/requests/animalPreRegister/pages.ts';
import type { Shape } from '../../../types.ts';

export const preRegisterPages = {
  title: 'Pre-register an animal',
  request: 'Pre-registration',
  of: '%{name}, %{transponder}',
  intro:
    'The operator validates the request before the animal is registered. Enter the details as for a registration, the reason, and the documents that prove the transponder.',
  reasonSection: 'Reason and documents',
  reason: 'Reason for the pre-registration',
  reasonHint: 'Why this transponder cannot be registered directly.',
  comments: 'Comment',
  documents: 'Documents',
  documentsHint:
    'For example the label of the transponder, the health record or the passport; up to 10 files.',
  submit: 'Request the pre-registration',
  cost: 'The credit is taken if the request is accepted. Balance: %{smart_count} credit |||| The credit is taken if the request is accepted. Balance: %{smart_count} credits',
  failed: 'The pre-registration could not be requested',
  canPreRegister: 'This transponder can be pre-registered.',
  canRegister: 'This transponder can be registered without a pre-registration.',
  register: 'Register the animal',
  sentTitle: 'The pre-registration has been requested',
  sentText:
    'The pre-registration of %{name} with transponder %{transponder} awaits validation by the operator. The animal is registered once it is accepted.',
  open: 'View the request',
  another: 'Pre-register another animal',
  animal: 'Animal',
  owner: 'Owner',
  openAnimal: 'Open the animal record',
} satisfies Shape<typeof source>;
