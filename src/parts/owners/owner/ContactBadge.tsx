import { useTranslate } from 'react-admin';
import { HTML_LANG } from '../../../../i18n/locale.ts';
import type { RecordOf } from '../../../../resources/kit/module.ts';
import { contactAge } from '../../../../resources/owners/owner/contactAge.ts';
import type { OwnerFields } from '../../../../resources/owners/owner/fields.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

interface ContactBadgeProps {
  readonly owner: Pick<RecordOf<OwnerFields>, 'contactConfirmedAt' | 'creationTimestamp' | 'erasedTimestamp'>;
}

/** The time since the contacts of an owner were confirmed, in words and in a colour. */
export function ContactBadge({ owner }: ContactBadgeProps) {
  const translate = useTranslate();
  const [language] = useLanguage();
  // Of an owner outside the caller's scope nothing is known; one whose data were erased has no contacts.
  if (!owner.creationTimestamp || owner.erasedTimestamp) return null;
  const age = contactAge(owner.contactConfirmedAt);
  if (!age) return <StatusBadge tone="bad">{translate('ownerPages.panel.contactsNever')}</StatusBadge>;
  const { count, unit, isOld } = age;
  const numeric = unit === 'day' ? 'auto' : 'always';
  const ago = new Intl.RelativeTimeFormat(HTML_LANG[language], { numeric }).format(-count, unit);
  return (
    <StatusBadge tone={isOld ? 'attention' : 'good'}>
      {translate('ownerPages.panel.contactsConfirmed', { ago })}
    </StatusBadge>
  );
}
