import { useTranslate } from 'react-admin';
import type { MatchReason } from '../../../../resources/lostFound/lostAnimal/comparison.ts';

/** The reasons why two reports may be, or may not be, of one animal: in words, the most important first. */
export function MatchReasons({ reasons }: { readonly reasons: readonly MatchReason[] }) {
  const translate = useTranslate();
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {reasons.map(({ code, value }) => (
        <li key={code}>{translate(`lostMatchPages.reason.${code}`, { value })}</li>
      ))}
    </ul>
  );
}
