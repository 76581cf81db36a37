import type { staffTransferPages as source } from '../../../pt/entities/veterinaryAssociation/staff.ts';
import type { Shape } from '../../../types.ts';

/** Moving staff of an entity to another. */
export const staffTransferPages = {
  title: 'Move staff: %{name}',
  open: 'Move staff',
  text: 'For when an entity closes or joins another. Nothing changes until you confirm, and you can undo it afterwards.',
  who: 'People',
  where: 'Destination',
  all: 'Select all',
  users: 'Users',
  veterinarians: 'Veterinarians',
  veterinariansText:
    'The other entity invites them: each decides for whom they work. The association with this entity stays until it is removed.',
  none: 'This entity has no active users and no veterinarians.',
  more: 'The first 100 people are shown. Move these first.',
  director: 'clinical director',
  refused: 'Not possible: %{reason}',
  moves: 'Moves to the other entity and gets an email.',
  sessions:
    'Moves to the other entity and gets an email; 1 open session ends. |||| Moves to the other entity and gets an email; %{smart_count} open sessions end.',
  invited: 'Gets an invitation from the other entity.',
  target: 'Destination entity',
  targetHelp: 'It must be active.',
  roles: 'Roles at the destination entity',
  roleOf: 'Those who have “%{name}” now',
  sameRole: 'Keep the role',
  keepsAccess: 'They still see the records of %{name}',
  remaining:
    'Staying at %{name} – users: %{users} (managing the others: %{administrators}); veterinarians: %{veterinarians}.',
  send: 'Move 1 person |||| Move %{smart_count} people',
  cancel: 'Cancel',
  result: 'Result',
  done: '1 person moved or invited |||| %{smart_count} people moved or invited',
  moved: 'moved',
  wasInvited: 'invitation sent',
  undo: 'Undo the move',
  undone: 'The move was undone.',
  undoneInPart: 'The move was undone, except for these people:',
  back: 'Go to the entity',
} satisfies Shape<typeof source>;
