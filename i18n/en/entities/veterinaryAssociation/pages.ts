import type { associationPages as source } from '../../../pt/entities/veterinaryAssociation/pages.ts';
import type { Shape } from '../../../types.ts';

/** The veterinarians who work for an entity: requests, invitations, and those who do. */
export const associationPages = {
  title: 'Associated veterinarians',
  text: 'Veterinarians who work for the entity. A veterinarian requests access or is invited, and the other party answers.',
  search: 'Search by name or licence number',
  ofEntity: 'Of %{entity}',
  ofAll: 'See those of all entities',
  invite: 'Invite a veterinarian',
  tabs: {
    label: 'Status of the associations',
    PENDING_ENTITY_RESPONSE: 'Requests (%{n})',
    PENDING_VETERINARY_RESPONSE: 'Invitations (%{n})',
    ACCEPTED: 'Associated (%{n})',
  },
  none: {
    PENDING_ENTITY_RESPONSE: 'No requests awaiting an answer',
    PENDING_ENTITY_RESPONSEText:
      'When a veterinarian requests access to the entity, the request appears here at once.',
    PENDING_VETERINARY_RESPONSE: 'No invitations awaiting an answer',
    PENDING_VETERINARY_RESPONSEText: 'Invite a veterinarian by their professional licence number.',
    ACCEPTED: 'The entity has no associated veterinarians yet',
    ACCEPTEDText:
      'Invite veterinarians, or give them the entity’s tax number so that they can request access.',
  },
  nothing: 'No veterinarian matches “%{text}”',
  clear: 'Clear the search',
  item: {
    ballot: 'Licence %{ballot}',
    subEntity: '%{entity} (sub-entity)',
    since: {
      PENDING_ENTITY_RESPONSE: 'Requested: %{ago}',
      PENDING_VETERINARY_RESPONSE: 'Invited: %{ago}',
      ACCEPTED: 'Associated: %{ago}',
    },
    director: 'Clinical director',
    notPractising: 'May not practise',
    answer: 'Answer',
    answerTo: 'Answer %{name}',
  },
  detail: {
    title: 'Association',
    close: 'Close',
    loading: 'Loading the association',
    gone: 'This association no longer exists',
    goneText: 'It has since been rejected, withdrawn or removed.',
    back: 'Back to the list',
    openVeterinary: 'Open the veterinarian’s record',
    requestText: 'If you accept, %{name} can work for %{entity} and do what the role allows.',
    invitationText: '%{name} has not answered the invitation yet.',
    noAccount: 'They have no account in the register yet, and can answer only when they have one.',
    role: 'Role at %{entity}',
    roleHelp:
      'What they can do while working for the entity. You can assign only the roles that your account may assign.',
    roleFixed: 'Role',
    ownRole: 'Same role as their account',
    nameDirector: 'Appoint as clinical director',
    dismissDirector: 'Remove as clinical director',
  },
  done: {
    invited: 'The invitation has been sent to %{name}.',
    dismissed: '%{name} is no longer clinical director.',
    undone: 'The change was undone.',
  },
  director: {
    title: 'Appoint %{name} as clinical director?',
    text: 'Each entity can have only one clinical director: the current one will no longer be it. The association of a clinical director cannot be removed.',
    confirm: 'Appoint',
    done: 'The clinical director has been appointed',
  },
  inviting: {
    title: 'Invite a veterinarian',
    entity: 'Entity',
    entityNone: 'No entity with this name',
    entityMore: 'There are more: type part of the name',
    ballot: 'Professional licence number',
    ballotHelp: 'We show the veterinarian’s name before you send the invitation.',
    searching: 'Searching…',
    found: 'The invitation is for',
    mayNot: 'Not authorised to practise: you cannot send the invitation.',
    already: {
      PENDING_ENTITY_RESPONSE: 'They have already requested access: you only need to answer.',
      PENDING_VETERINARY_RESPONSE: 'They already have an invitation awaiting an answer.',
      ACCEPTED: 'They already work for the entity.',
    },
    open: 'Open',
    send: 'Send the invitation',
  },
  panel: {
    ofEntity: 'Veterinarians',
    ofVeterinary: 'Entities',
    noneEntity: 'No veterinarian is associated with this entity.',
    noneVeterinary: 'Not associated with any of your entities.',
    noneVeterinaryAny: 'Not associated with any entity.',
    manage: 'Manage veterinarians',
  },
} satisfies Shape<typeof source>;
