import { publicFooter as en } from '../../i18n/en/publicFooter.ts';
import { publicFooter as pt } from '../../i18n/pt/publicFooter.ts';
import type { Language } from './texts.ts';

interface FooterProps {
  readonly language: Language;
  /** Inside another page its links open beside it. */
  readonly target: '_blank' | undefined;
}

/** What every public page leads to: the notices that the law asks for. */
export function Footer({ language, target }: FooterProps) {
  const say = { pt, en }[language];
  const links = [
    ['/public/privacy', say.privacy],
    ['/public/accessibility', say.accessibility],
    ['/public/imprint', say.imprint],
    ['/licences.html', say.licences],
  ] as const;
  return (
    <footer>
      <nav aria-label={say.label}>
        {links.map(([href, label]) => (
          <a key={href} href={href} target={target}>
            {label}
          </a>
        ))}
      </nav>
    </footer>
  );
}
