import { animalReminder } from '../../../../resources/animals/animalReminder/record.ts';
import { storedModule } from '../../../write/storedModule.ts';
import type { StoredRecord } from '../../../write/recordValues.ts';

/** Reminders as the life line of their animal shows them. */
export const animalReminders = storedModule<StoredRecord>(animalReminder, { hasSearchText: false });
