import { useState } from 'react';
import { publicStart as en } from '../../../i18n/en/publicStart.ts';
import { publicStart as pt } from '../../../i18n/pt/publicStart.ts';
import { PUBLIC_FORM_NAMES } from '../../../resources/common/publicForm/forms.ts';
import type { PageProps } from '../publicPages.ts';
import { toHomePage } from './toHomePage.ts';

interface Choice {
  readonly href: string;
  readonly title: string;
  readonly text?: string;
}

/** `/` for a visitor: everything that the register offers without an account, and the way to sign in. */
export function StartPage({ texts, language }: PageProps) {
  const [isLeaving] = useState(toHomePage);
  const say = { pt, en }[language];
  const animals: readonly Choice[] = [
    { href: '/public/lost-and-found', title: say.near, text: say.nearText },
    { href: '/public/lost-and-found?status=LOST', title: say.seen, text: say.seenText },
  ];
  const services: readonly Choice[] = [
    ...PUBLIC_FORM_NAMES.map((name) => ({ href: `/forms/${name}`, title: texts.forms[name].title })),
    { href: '/forms/state', title: texts.pages.request },
  ];
  const checks: readonly Choice[] = [
    { href: '/public/validate', title: say.validate, text: say.validateText },
    { href: '/public/advert', title: texts.pages.advert, text: say.advertText },
  ];
  if (isLeaving) return null;
  return (
    <>
      <h1>{texts.pages.front}</h1>
      <p>{say.lead}</p>
      <Choices title={say.animals} choices={animals} />
      <Choices title={say.services} choices={services} />
      <Choices title={say.check} choices={checks} />
      <section>
        <h2>{say.account}</h2>
        <p>{say.accountText}</p>
        <p className="row">
          <a className="button" href="/auth">
            {texts.signIn}
          </a>
          <a className="button second" href="/auth/owner">
            {say.owner}
          </a>
        </p>
        <p className="hint">{say.staff}</p>
      </section>
    </>
  );
}

function Choices({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="choices tiles">
        {choices.map((one) => (
          <li key={one.href}>
            <a href={one.href}>
              {one.title}
              {one.text && <span className="hint">{one.text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
