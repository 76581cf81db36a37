import type { notifications as source } from '../../../pt/common/notification/notifications.ts';
import type { Shape } from '../../../types.ts';

export const notifications = {
  ACCOUNT_CHARGE: {
    title: 'Balance topped up',
    text: 'Credits added: %{credits}. Current balance: %{balance}.',
  },
  CREDITS_RETURNED: {
    title: 'Credits returned',
    text: 'Credits returned: %{credits}, for the change of owner of animal %{transponder} that was undone. Current balance: %{balance}.',
  },
  API_KEY_MADE: {
    title: 'API key made',
    text: 'The API key “%{name}” was made. A program can act for the entity with it.',
  },
  API_KEY_NEW_NETWORK: {
    title: 'API key used from another network',
    text: 'The API key “%{name}” was used from %{network} for the first time.',
  },
  API_KEY_ENDS: {
    title: 'API key ending soon',
    text: 'The API key “%{name}” is no longer accepted after %{day}.',
  },
  WEBHOOK_STOPPED: {
    title: 'Webhook stopped',
    text: 'The address “%{name}” took no message for a day and is no longer notified.',
  },
  WEBHOOK_FAILED: {
    title: 'Webhook message not delivered',
    text: 'Message no. %{id} (%{event}) was not taken by the other system, and is not sent again automatically.',
  },
  BALANCE_FALL: {
    title: 'Credits below the threshold',
    text: 'The account has %{balance} credits, fewer than its threshold (%{threshold}).',
  },
  PAYMENT_FILE_MISSING: {
    title: 'Payment file missing',
    text: 'Days without the provider’s file for more than three days: %{count}, from %{day} on.',
  },
  PAYMENT_FILE_UNMATCHED: {
    title: 'Payments to be decided',
    text: 'Payments in the file of %{day} that fit no reference to be paid: %{count}.',
  },
  PAYMENT_UNMATCHED: {
    title: 'Payment to be decided',
    text: 'A payment has arrived with the reference %{number}, which fits none that is to be paid.',
  },
  ANIMAL_TRANSFER_REQUESTED: {
    title: 'Change of owner requested',
    text: 'A change of owner of animal %{transponder} has been requested.',
  },
  ANIMAL_TRANSFER_ACCEPTED: {
    title: 'Change of owner accepted',
    text: 'The change of owner of animal %{transponder} has been accepted.',
  },
  ANIMAL_TRANSFER_REJECTED: {
    title: 'Change of owner rejected',
    text: 'The change of owner of animal %{transponder} has been rejected. Reason: %{reason}',
  },
  ANIMAL_TRANSFER_MORE_INFORMATION_NEEDED: {
    title: 'Change of owner: more information needed',
    text: 'The request to change the owner of animal %{transponder} needs more information: %{reason}',
  },
  ANIMAL_TRANSFER_CANCELED: {
    title: 'Change of owner cancelled',
    text: 'The request to change the owner of animal %{transponder} has been cancelled.',
  },
  REQUEST_REQUESTED: {
    title: 'New request',
    text: '%{request} (%{title}): a new request is waiting for a decision.',
  },
  REQUEST_ACCEPTED: { title: 'Request accepted', text: '%{request} (%{title}): the request was accepted.' },
  REQUEST_REJECTED: {
    title: 'Request rejected',
    text: '%{request} (%{title}): the request was rejected. Reason: %{reason}',
  },
  REQUEST_MORE_INFORMATION_NEEDED: {
    title: 'Request: more information needed',
    text: '%{request} (%{title}): the request needs more information: %{reason}',
  },
  REQUEST_CANCELED: { title: 'Request cancelled', text: '%{request} (%{title}): the request was cancelled.' },
  DECISION_INCOMPLETE: {
    title: 'Requests not decided',
    text: 'Of %{total} requests decided together, %{failed} could not be decided and are still in the queue.',
  },
  NEW_TICKET: { title: 'New ticket', text: 'Ticket no. %{id}, “%{subject}”, has been created.' },
  TICKET_MESSAGE: {
    title: 'New support message',
    text: 'There is a new message in ticket no. %{id}, “%{subject}”.',
  },
  HANDOVER_ARRIVAL: {
    title: 'Animal from another register',
    text: 'Another register has announced that animal %{transponder} moves to this one.',
  },
  HANDOVER_CONFIRMED: {
    title: 'Hand-over between registers done',
    text: 'The other register has confirmed that it keeps animal %{transponder}.',
  },
  HANDOVER_REFUSED: {
    title: 'Hand-over between registers refused',
    text: 'The other register has refused animal %{transponder}, which stays in this one.',
  },
  HANDOVER_CONTESTED: {
    title: 'Objection to a hand-over between registers',
    text: 'The owner of animal %{transponder} objects to its hand-over to another register: a decision is due.',
  },
  TRACEABILITY: {
    title: 'Transponder transaction',
    text: 'A transaction of transponders from %{entity} is waiting to be accepted (quantity: %{count}).',
  },
  TRACEABILITY_ACCEPTED: {
    title: 'Transponder transaction accepted',
    text: '%{entity} has accepted the transaction of transponders (quantity: %{count}).',
  },
  TRACEABILITY_REJECTED: {
    title: 'Transponder transaction rejected',
    text: '%{entity} has rejected the transaction of transponders (quantity: %{count}).',
  },
  ENTITY_VETERINARY_ASSOCIATION: {
    title: 'Association with an entity',
    text: 'The association between %{veterinary} and %{entity} has been updated.',
  },
  ENTITY_VETERINARY_ASSOCIATION_REQUESTED: {
    title: 'Association requested',
    text: '%{veterinary} has requested an association with %{entity}.',
  },
  ENTITY_VETERINARY_ASSOCIATION_INVITED: {
    title: 'Invitation to an association',
    text: '%{entity} has invited %{veterinary} to an association.',
  },
  ENTITY_VETERINARY_ASSOCIATION_ACCEPTED: {
    title: 'Association accepted',
    text: 'The association between %{veterinary} and %{entity} has been accepted.',
  },
  ENTITY_VETERINARY_ASSOCIATION_REJECTED: {
    title: 'Association rejected',
    text: 'The association between %{veterinary} and %{entity} has been rejected.',
  },
  ENTITY_VETERINARY_ASSOCIATION_WITHDRAWN: {
    title: 'Association withdrawn',
    text: 'The requester withdrew the association between %{veterinary} and %{entity}.',
  },
  ENTITY_VETERINARY_ASSOCIATION_REMOVED: {
    title: 'Association ended',
    text: 'The association between %{veterinary} and %{entity} has ended.',
  },
  REPORT: { title: 'Report ready', text: 'The report “%{name}” is ready and stays available for 15 days.' },
  REPORT_FAILED: { title: 'Report not completed', text: 'The report “%{name}” could not be generated.' },
  OPERATION: { title: 'Operation completed', text: 'The operation “%{name}” has finished.' },
  OPERATION_FAILED: { title: 'Operation not completed', text: 'The operation “%{name}” has failed.' },
  ANIMAL_PRE_REGISTER_REQUESTED: {
    title: 'New pre-registration',
    text: 'A pre-registration of transponder %{transponder} has been requested.',
  },
  ANIMAL_PRE_REGISTER_ACCEPTED: {
    title: 'Pre-registration accepted',
    text: 'The pre-registration of transponder %{transponder} has been accepted; the animal is registered.',
  },
  ANIMAL_PRE_REGISTER_REJECTED: {
    title: 'Pre-registration rejected',
    text: 'The pre-registration of transponder %{transponder} has been rejected. Reason: %{reason}',
  },
  ANIMAL_PRE_REGISTER_MORE_INFORMATION_NEEDED: {
    title: 'Pre-registration: more information needed',
    text: 'The pre-registration of transponder %{transponder} needs more information: %{reason}',
  },
  PENDING_LOST_ANIMAL_REQUESTED: {
    title: 'Lost report to validate',
    text: 'The lost report of animal %{transponder} is waiting to be validated.',
  },
  PENDING_LOST_ANIMAL_ACCEPTED: {
    title: 'Lost report validated',
    text: 'The lost report of animal %{transponder} has been accepted.',
  },
  PENDING_LOST_ANIMAL_REJECTED: {
    title: 'Lost report not validated',
    text: 'The lost report of animal %{transponder} has been rejected. Reason: %{reason}',
  },
  PENDING_LOST_ANIMAL_MORE_INFORMATION_NEEDED: {
    title: 'Lost report: information is missing',
    text: 'The lost report on the animal %{transponder} needs more information: %{reason}',
  },
  PENDING_LOST_ANIMAL_CANCELED: {
    title: 'Lost report withdrawn',
    text: 'The lost report on the animal %{transponder} was withdrawn by the person who made it.',
  },
  LOST_ANIMAL_SIGHTED: {
    title: 'Animal sighted',
    text: 'There is a new sighting of the animal %{transponder}. See it in the report.',
  },
  LOST_ANIMAL_MATCH: {
    title: 'Possible match',
    text: 'The report on the animal %{transponder} may be of the same animal as yours (likeness: %{score} %).',
  },
  LOST_ANIMAL_CLOSED: {
    title: 'Report closed',
    text: 'The report of animal %{transponder}, which your entity entered, was closed.',
  },
  ANIMAL_FOUND: { title: 'Animal found', text: 'Animal %{transponder} has been reported found.' },
  ANIMAL_DEATH_REQUEST: {
    title: 'Death reported',
    text: 'The death of animal %{transponder} has been reported.',
  },
  ANIMAL_DEATH_ACCEPTED: {
    title: 'Death recorded',
    text: 'The death of animal %{transponder} has been recorded.',
  },
  ANIMAL_DEATH_REJECTED: {
    title: 'Death report rejected',
    text: 'The death report for animal %{transponder} has been rejected. Reason: %{reason}',
  },
  OWNER_REVIEW: { title: 'Owner to review', text: 'The details of %{owner} are waiting to be reviewed.' },
  OWNER_DATA_UPDATE: {
    title: 'Update of owner details',
    text: 'An update of the details of %{owner} has been requested.',
  },
  OWNER_MERGE: { title: 'Merge of owners', text: 'A merge of the owner %{owner} has been requested.' },
  DOCUMENT: { title: 'Document available', text: 'The document “%{name}” can be downloaded for 15 days.' },
  OPERATION_SCHEDULE_STOPPED: {
    title: 'Schedule stopped',
    text: '%{schedule}: failed five times in a row and was stopped. See why on the Operations page.',
  },
  OPERATION_WAITS: {
    title: 'Operation waiting',
    text: '%{operation}: would change %{count} records, more than the %{maximum} that are allowed without confirmation. Confirm it on the Operations page.',
  },
  REPORT_SCHEDULE_PAUSED: {
    title: 'Schedule paused',
    text: 'The report schedule “%{schedule}” failed five times in a row or can no longer run, and is paused.',
  },
  JOB_DONE: {
    title: 'Job done',
    text: '%{job}%{subject}: the job has ended. See the result on the Jobs page.',
  },
  JOB_FAILED: {
    title: 'Job failed',
    text: '%{job}%{subject}: the job was not completed. See the reason on the Jobs page.',
  },
  JOB_CANCELED: {
    title: 'Job cancelled',
    text: '%{job}%{subject}: the job was cancelled. You can resume it on the Jobs page.',
  },
  CERTIFICATE_BATCH_READY: {
    title: 'Certificates ready',
    text: '%{template}: %{issued} of %{total} issued. The ZIP file can be downloaded for a day.',
  },
  CERTIFICATE_BATCH_MAILED: {
    title: 'Certificates sent',
    text: '%{template}: %{issued} of %{total} issued and sent by email.',
  },
  CERTIFICATE_BATCH_EMPTY: {
    title: 'No certificate issued',
    text: '%{template}: none of the %{total} animals could have a certificate.',
  },
  UNKNOWN: { title: 'Notification', text: 'There is a new notification.' },
} satisfies Shape<typeof source>;
