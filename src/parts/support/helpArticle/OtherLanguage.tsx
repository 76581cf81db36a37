import TranslateRounded from '@mui/icons-material/TranslateRounded';
import { useTranslate } from 'react-admin';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { useHelpLanguage } from './useHelp.ts';

/** Beside an article that is there in the other language only. */
export function OtherLanguage({ language }: { readonly language: string }) {
  const translate = useTranslate();
  const own = useHelpLanguage();
  if (language === own) return null;
  return (
    <StatusBadge tone="neutral" icon={TranslateRounded}>
      {translate('help.otherLanguage')}
    </StatusBadge>
  );
}
