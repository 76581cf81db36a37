import Link from '@mui/material/Link';
import { useLocaleState } from 'react-admin';
import { publicFooter as en } from '../../../i18n/en/publicFooter.ts';
import { publicFooter as pt } from '../../../i18n/pt/publicFooter.ts';
import { PUBLIC_NOTICES } from '../../../resources/common/information/notices.ts';

/** Links to the notices that the law asks for, which are pages of the public forms. */
export function NoticeLinks() {
  const [locale] = useLocaleState();
  const say = locale === 'en' ? en : pt;
  return PUBLIC_NOTICES.map((name) => (
    <Link key={name} href={`/public/${name}`} color="inherit">
      {say[name]}
    </Link>
  ));
}
