import sql from 'sql-template-tag';

/** A user's columns as the versions keep them: everything but the secret. */
export const keptOfUser = sql`id, version, type, name, email, status, entity_id, entities_access_list, role_id, veterinary_id,
  owner_id, language, timezone, receive_notifications`;
