import { useTranslate } from 'react-admin';
import { HTML_LANG } from '../../../../i18n/locale.ts';
import type { RecordOf } from '../../../../resources/kit/module.ts';
import { contactAge } from '../../../../resources/owners/owner/contactAge.ts';
import type { OwnerFields } from '../../../../resources/owners/owner/fields.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

interface ContactBadgeProps {
  readonly owner: Pick<
    RecordOf<OwnerFields>,
    'contactConfirmedAt' | 'contactCheckedAt' | 'creationTimestamp' | 'erasedTimestamp'
  >;
}

/**
 * The time since the owner confirmed the contacts, and since staff asked for them at the counter, in words and in a
 * colour. What is older than the other says nothing more.
 */
export function ContactBadge({ owner }: ContactBadgeProps) {
  const translate = useTranslate();
  const [language] = useLanguage();
  // Of an owner outside the caller's scope nothing is known; one whose data were erased has no contacts.
  if (!owner.creationTimestamp || owner.erasedTimestamp) return null;
  const { contactConfirmedAt: confirmed, contactCheckedAt: checked } = owner;
  const badge = (at: string | null | undefined, words: 'contactsConfirmed' | 'contactsChecked') => {
    const age = contactAge(at);
    if (!age) return null;
    const { count, unit, isOld } = age;
    const numeric = unit === 'day' ? 'auto' : 'always';
    const ago = new Intl.RelativeTimeFormat(HTML_LANG[language], { numeric }).format(-count, unit);
    const fresh = words === 'contactsConfirmed' ? 'good' : 'neutral';
    return (
      <StatusBadge tone={isOld ? 'attention' : fresh}>
        {translate(`ownerPages.panel.${words}`, { ago })}
      </StatusBadge>
    );
  };
  return (
    <>
      {badge(confirmed, 'contactsConfirmed') ?? (
        <StatusBadge tone={checked ? 'neutral' : 'bad'}>
          {translate('ownerPages.panel.contactsNever')}
        </StatusBadge>
      )}
      {(!confirmed || (checked && checked > confirmed)) && badge(checked, 'contactsChecked')}
    </>
  );
}
