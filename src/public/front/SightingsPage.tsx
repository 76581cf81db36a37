import { lazy, Suspense, useEffect, useState } from 'react';
import { publicSightings as en } from '../../../i18n/en/publicSightings.ts';
import { publicSightings as pt } from '../../../i18n/pt/publicSightings.ts';
import type { OwnSightings } from '../../../resources/lostFound/lostAnimalSighting/calls.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call } from '../calls.ts';
import type { PageProps } from '../publicPages.ts';
import { Trouble } from '../Trouble.tsx';

// With its outlines, where there is something to show on it.
const SightingsMap = lazy(async () => ({ default: (await import('./SightingsMap.tsx')).SightingsMap }));

/** `/public/sightings#{secret}`: the sightings of a report for its reporter, who hides them or stops them. */
export function SightingsPage({ texts: common, language, title }: PageProps & { readonly title: string }) {
  const say = { pt, en }[language];
  const texts = { ...common, failures: { ...common.failures, SIGHTING_LINK_EXPIRED: say.expired } };
  const [token] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [shown, setShown] = useState<OwnSightings>();
  const { isBusy, trouble, run } = useSubmission();
  useEffect(() => {
    void run(async () => setShown(await call('POST', '/own-sightings/open', { token })));
  }, [run, token]);
  const change = (body: object): void =>
    void run(async () => setShown(await call('POST', '/own-sightings/change', { token, ...body })));
  const button = (label: string, body: object) => (
    <button type="button" className="second" disabled={isBusy} onClick={() => change(body)}>
      {label}
    </button>
  );
  const seen = shown?.sightings.filter(({ isHidden }) => !isHidden) ?? [];
  const moment = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pt-PT', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Lisbon',
  });
  return (
    <>
      <h1>
        {title}
        {shown?.name && `: ${shown.name}`}
      </h1>
      <Trouble texts={texts} trouble={trouble} errors={{}} />
      {!shown && !trouble && <p role="status">{common.loading}</p>}
      {shown && <p>{shown.isOpen ? say.text : say.closed}</p>}
      {shown?.isOpen && (
        <>
          {shown.sightings.length === 0 && <p role="status">{say.none}</p>}
          <ul className="animals">
            {shown.sightings.map((one) => (
              <li key={one.id}>
                <h2>
                  {one.place}, {one.county.name}
                </h2>
                <p className="hint">
                  {say.seenAt.replace('%{moment}', moment.format(new Date(one.seenTimestamp)))}
                  {one.isHidden && ` · ${say.hidden}`}
                </p>
                {!one.isHidden && (
                  <>
                    {one.details && <p className="lines">{one.details}</p>}
                    {one.photo && (
                      <img className="seen" src={`data:image/jpeg;base64,${one.photo}`} alt={say.photo} />
                    )}
                    {one.contact && (
                      <p>
                        {say.contact}: <strong>{one.contact}</strong>
                      </p>
                    )}
                  </>
                )}
                <p className="row">
                  {one.isHidden ? button(say.show, { show: one.id }) : button(say.hide, { hide: one.id })}
                </p>
              </li>
            ))}
          </ul>
          {seen.length > 0 && (
            <Suspense fallback={null}>
              <SightingsMap sightings={seen} label={say.map} />
            </Suspense>
          )}
          <p className="row">
            {button(shown.mailsSightings ? say.stopMails : say.sendMails, {
              mailsSightings: !shown.mailsSightings,
            })}
            {button(shown.takesSightings ? say.close : say.reopen, { takesSightings: !shown.takesSightings })}
          </p>
        </>
      )}
    </>
  );
}
