import { useState } from 'react';
import type { publicNear as en } from '../../../i18n/en/publicNear.ts';
import type { publicNear as pt } from '../../../i18n/pt/publicNear.ts';
import type { ListedPublicReport } from '../../../resources/lostFound/lostAnimal/publicCalls.ts';

export type NearWords = typeof pt | typeof en;

/** A published report in the list: how the animal looks, where and when, and the two ways on. */
export function FoundLine({ report, say }: { readonly report: ListedPublicReport; readonly say: NearWords }) {
  const { code, status, name, species, looks, eventDate, place, hasPhoto } = report;
  // One that was removed meanwhile leaves no broken picture.
  const [isPhotoShown, setPhoto] = useState(hasPhoto);
  const day = eventDate.split('-').toReversed().join('-');
  const title = name ?? say.noName[species ?? 'other'];
  const id = `animal-${code}`;
  return (
    <li>
      {isPhotoShown && (
        <img
          className="photo"
          src={`/api/public-lost-animals/${code}/photo`}
          alt={say.photo.replace('%{title}', title)}
          width={160}
          height={160}
          loading="lazy"
          onError={() => setPhoto(false)}
        />
      )}
      <div>
        <h2 id={id}>{title}</h2>
        <p>{looks}</p>
        <p className="hint">
          {(status === 'LOST' ? say.lost : say.found).replace('%{day}', day)} · {place}
        </p>
        <p className="row">
          {status === 'LOST' && (
            <a className="button" href={`/public/sighting/${code}`} aria-describedby={id}>
              {say.seen}
            </a>
          )}
          <a className="button second" href={`/public/lost/${code}`} aria-describedby={id}>
            {say.view}
          </a>
        </p>
      </div>
    </li>
  );
}
