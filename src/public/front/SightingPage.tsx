import { useEffect, useState, type FormEvent } from 'react';
import { publicSighting as en } from '../../../i18n/en/publicSighting.ts';
import { publicSighting as pt } from '../../../i18n/pt/publicSighting.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call, callOnce } from '../calls.ts';
import { Field } from '../Field.tsx';
import { readFiles } from '../FilesField.tsx';
import type { PageProps } from '../publicPages.ts';
import { Trouble } from '../Trouble.tsx';
import { useHeadingFocus } from '../useHeadingFocus.ts';
import { PhotoField } from './PhotoField.tsx';

interface Place {
  readonly id: number;
  readonly name: string;
}
interface Published {
  readonly state: string;
  readonly report: { readonly name: string | null; readonly photo: string | null } | null;
}

const placesOf = async (path: string): Promise<readonly (readonly [string, string])[]> => {
  const { content } = await call<{ content: readonly Place[] }>('GET', `/address/${path}itemsPerPage=100`);
  return content.map(({ id, name }) => [String(id), name]);
};

/** A moment as the fields have it, on the clock of the device. */
const now = (): { readonly seenDate: string; readonly seenTime: string } => {
  const moment = new Date();
  const text = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString();
  return { seenDate: text.slice(0, 10), seenTime: text.slice(11, 16) };
};

/** `/public/sighting/{code}`: where and when a visitor has seen a lost animal, for the person who looks for it. */
export function SightingPage({ texts: common, language, title }: PageProps & { readonly title: string }) {
  const say = { pt, en }[language];
  const texts = {
    ...common,
    fields: { ...common.fields, ...say.fields, sharesContact: say.shares },
    hints: { ...common.hints, ...say.hints },
    invalid: { ...common.invalid, ...say.invalid },
    failures: { ...common.failures, ...say.failures, LOST_ALREADY_CLOSED: say.gone, NOT_FOUND: say.gone },
  };
  const code = location.pathname.split('/')[3] ?? '';
  const [published, setPublished] = useState<Published>();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(now);
  const [shares, setShares] = useState(false);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [districts, setDistricts] = useState<readonly (readonly [string, string])[]>([]);
  const [counties, setCounties] = useState<typeof districts>([]);
  const [isSent, setSent] = useState(false);
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const heading = useHeadingFocus(isSent ? 'sent' : 'fill');
  const { districtId = '' } = typed;
  useEffect(() => {
    void run(async () => {
      setPublished(
        await call('GET', `/lost-animals/public/${encodeURIComponent(code)}?language=${language}`),
      );
      setDistricts(await placesOf('search-district?'));
    });
  }, [run, code, language]);
  useEffect(() => {
    setCounties([]);
    if (districtId) placesOf(`search-county?districtIds=${districtId}&`).then(setCounties, () => undefined);
  }, [districtId]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const missing = ['districtId', 'countyId', 'place', 'seenDate', 'seenTime'].filter(
      (name) => !typed[name]?.trim(),
    );
    if (missing.length > 0) return refuse(Object.fromEntries(missing.map((name) => [name, 'MISSING'])));
    void run(async () => {
      const [photo] = await readFiles(photos);
      const { districtId: _district, countyId, ...words } = typed;
      const body = {
        ...words,
        countyId: Number(countyId),
        sharesContact: shares,
        photo: photo?.contents ?? null,
      };
      await callOnce(`/public-sightings/${encodeURIComponent(code)}`, body);
      setSent(true);
    });
  };
  const field = (name: keyof typeof say.fields, more: object = {}) => (
    <Field
      name={name}
      texts={texts}
      value={typed[name] ?? ''}
      error={errors[name]}
      onChange={(value) => {
        setTyped({ ...typed, [name]: value, ...(name === 'districtId' && { countyId: '' }) });
        dismiss(name);
      }}
      {...more}
    />
  );
  const isGone = published?.report === null;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {isSent ? say.sentTitle : title}
        {!isSent && published?.report?.name && `: ${published.report.name}`}
      </h1>
      <Trouble texts={texts} trouble={trouble} errors={errors} />
      {isSent || isGone ? (
        <>
          <p role="status">{isSent ? say.sent : say.gone}</p>
          <a className="button second" href="/public/lost-and-found">
            {say.back}
          </a>
        </>
      ) : (
        published && (
          <form onSubmit={send} noValidate>
            {published.report?.photo && (
              <img className="seen" src={`data:image/jpeg;base64,${published.report.photo}`} alt="" />
            )}
            <p>{say.text}</p>
            {field('districtId', { kind: 'choice', options: districts, required: true })}
            {field('countyId', { kind: 'choice', options: counties, required: true })}
            {field('place', { required: true, max: 200 })}
            <div className="filters">
              {field('seenDate', { kind: 'date', required: true })}
              {field('seenTime', { kind: 'time', required: true })}
            </div>
            {field('details', { kind: 'longText', max: 1000 })}
            <PhotoField
              label={say.choosePhoto}
              remove={common.remove}
              error={errors.photo && say.invalid.photo}
              photos={photos}
              onChange={(next) => {
                setPhotos(next);
                dismiss('photo');
              }}
            />
            {field('contact', { max: 120 })}
            {typed.contact && (
              <label className="tick">
                <input
                  type="checkbox"
                  name="sharesContact"
                  checked={shares}
                  onChange={({ target }) => {
                    setShares(target.checked);
                    dismiss('sharesContact');
                  }}
                />
                {say.shares}
              </label>
            )}
            <button type="submit" disabled={isBusy}>
              {isBusy ? common.sending : say.send}
            </button>
          </form>
        )
      )}
    </>
  );
}
