import { useCallback, useEffect, useState } from 'react';
import { publicNear as en } from '../../../i18n/en/publicNear.ts';
import { publicNear as pt } from '../../../i18n/pt/publicNear.ts';
import type {
  ListedPublicReport,
  PublicLostPlace,
} from '../../../resources/lostFound/lostAnimal/publicCalls.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call } from '../calls.ts';
import { Field } from '../Field.tsx';
import type { PageProps } from '../publicPages.ts';
import { Trouble } from '../Trouble.tsx';
import { FoundLine } from './FoundLine.tsx';
import { NearMap } from './NearMap.tsx';

const FILTERS = ['districtId', 'countyId', 'species', 'status'] as const;
type Chosen = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;

/** What is chosen stands in the address, so that the way back from an animal leads to the same list. */
const chosenInAddress = (): Chosen =>
  Object.fromEntries(
    [...new URLSearchParams(location.search)].filter(
      ([name, value]) => value && FILTERS.some((one) => one === name),
    ),
  );

interface Found {
  readonly content: readonly ListedPublicReport[];
  readonly hasMore: boolean;
}

/** `/public/lost-and-found`: the animals that reporters agreed to publish, by place, on the map and as a list. */
export function NearPage({ texts: common, language, title }: PageProps & { readonly title: string }) {
  const say = { pt, en }[language];
  const texts = {
    ...common,
    optional: '',
    choose: say.all,
    fields: { ...common.fields, ...say.fields },
    failures: { ...common.failures, CONNECTION: say.failed, OTHER: say.failed },
  };
  const [chosen, setChosen] = useState(chosenInAddress);
  const [places, setPlaces] = useState<readonly PublicLostPlace[]>([]);
  const [found, setFound] = useState<Found>();
  const [shownPages, setShownPages] = useState(1);
  const { isBusy, trouble, run } = useSubmission();
  const query = new URLSearchParams({ ...chosen, language }).toString();

  const load = useCallback(
    (page: number, before: readonly ListedPublicReport[]) =>
      run(async () => {
        const next = await call<Found>('GET', `/public-lost-animals?${query}&currentPage=${page}`);
        setFound({ ...next, content: [...before, ...next.content] });
        setShownPages(page + 1);
      }),
    [run, query],
  );
  useEffect(() => void load(0, []), [load]);
  useEffect(() => {
    call<readonly PublicLostPlace[]>('GET', '/public-lost-animals/places').then(setPlaces, () => undefined);
  }, []);

  const choose = (next: Chosen): void => {
    const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => value));
    const address = new URLSearchParams(kept).toString();
    history.replaceState(history.state, '', address ? `?${address}` : location.pathname);
    setChosen(kept);
  };
  const choosePlace = ({ id, district }: PublicLostPlace): void =>
    choose({ ...chosen, districtId: String(district.id), countyId: String(id) });
  const districts = new Map(places.map(({ district }) => [String(district.id), district.name]));
  const counties = places
    .filter(({ district }) => String(district.id) === chosen.districtId)
    .map(({ id, name, lost, found: seen }) => [String(id), `${name} (${lost + seen})`] as const);
  const field = (name: keyof Chosen, options: readonly (readonly [string, string])[]) => (
    <Field
      name={name}
      kind="choice"
      texts={texts}
      value={chosen[name] ?? ''}
      options={options}
      onChange={(value) =>
        choose({ ...chosen, [name]: value, ...(name === 'districtId' && { countyId: '' }) })
      }
    />
  );
  return (
    <>
      <h1>{title}</h1>
      <p>{say.text}</p>
      <NearMap say={say} places={places} onChoose={choosePlace} onNowhere={() => choose({})} />
      <div className="filters">
        {field('districtId', [...districts])}
        {chosen.districtId && field('countyId', counties)}
        {field('species', Object.entries(say.kinds))}
        {field('status', Object.entries(say.states))}
      </div>
      <Trouble texts={texts} trouble={trouble} errors={{}} />
      {trouble && (
        <button type="button" onClick={() => void load(0, [])}>
          {say.again}
        </button>
      )}
      {!trouble && found?.content.length === 0 && (
        <p role="status">
          {say.none}{' '}
          <button type="button" className="plain" onClick={() => choose({})}>
            {say.clear}
          </button>
        </p>
      )}
      {!found && !trouble && <p role="status">{common.loading}</p>}
      <ul className="animals">
        {found?.content.map((report) => (
          <FoundLine key={report.code} report={report} say={say} />
        ))}
      </ul>
      {found?.hasMore && (
        <button
          type="button"
          className="second"
          disabled={isBusy}
          onClick={() => void load(shownPages, found.content)}
        >
          {say.more}
        </button>
      )}
    </>
  );
}
