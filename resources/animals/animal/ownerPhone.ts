import { z } from 'zod';
import { anyOf, veterinarian } from '../../kit/access.ts';
import { text } from '../../kit/fields.ts';
import { defineOperation } from '../../kit/operation.ts';
import { MAX_READ_REASON } from '../../kit/readReason.ts';
import { mayReachOwner } from './conditions.ts';
import { animal, READ_ANIMALS } from './schema.ts';

export const readOwnerPhone = defineOperation(animal, {
  name: 'readOwnerPhone',
  group: 'record',
  permission: anyOf(READ_ANIMALS, veterinarian),
  when: [mayReachOwner],
  path: 'owner-phone',
  by: 'transponder',
  method: 'POST',
  summary: "Reads the phones of an animal's owner for a reason, and informs the owner",
  input: { reason: text({ required: 'MISSING_REASON', max: MAX_READ_REASON }) },
  answer: [],
  alsoAnswers: { phone: z.string() },
  reveals: 'phone',
  errors: ['TOO_MANY_REQUESTS', 'OWNER_HAS_NO_PHONE'],
  leaves: true,
  reads: { objectType: 'animal', action: 'READ_PHONE' },
  action: 'READ_PHONE',
  details: ({ reason }) => ({ reason }),
  shown: ({ isOwnerInScope }) => isOwnerInScope === false,
  icon: 'phone',
});
