import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { findAnimalAbroad, type AnimalAbroad } from '../../../../resources/animals/visitingAnimal/calls.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { showPhone } from '../../../../resources/numbers/phone.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

type Register = NonNullable<AnimalAbroad['visit']>['register'];

const parts = (values: readonly (string | null)[]): string => values.filter(Boolean).join(' · ');

const registerLine = ({ name, country, website, phone, email }: Register): string =>
  parts([`${name} (${country})`, phone && showPhone(phone), email, website]);

/** What is known of a number that is not registered here: the register that the animal is in, and how its holder is reached. */
export function AnimalAbroadCard({
  transponder,
  hasEmptyText = false,
}: {
  readonly transponder: string;
  readonly hasEmptyText?: boolean;
}) {
  const say = useTexts('visitingAnimalPages');
  const { data } = useQuery({
    queryKey: ['visitingAnimal', 'abroad', transponder],
    queryFn: ({ signal }) => callApi(findAnimalAbroad, { params: { transponder } }, { signal }),
  });
  if (!data) return null;
  const { visit, arrival, registerBy } = data;
  const { dog, cat, stay } = registerBy;
  const unionBy = dog && cat && say('unionBy', { dog: showDate(dog), cat: showDate(cat) });
  return (
    <>
      {hasEmptyText && !visit && !arrival && <p>{say('none')}</p>}
      {visit && (
        <Alert severity="info" sx={{ m: 2, textAlign: 'left' }}>
          <strong>{say('visitor')}</strong>
          <br />
          {say('register')}: {registerLine(visit.register)}
          <br />
          {say('stay')}: {say('fromTo', { from: showDate(visit.dateFrom), to: showDate(visit.dateTo) })}
          {visit.looks && (
            <>
              <br />
              {say('looks')}: {visit.looks}
            </>
          )}
          <br />
          {say('contact')}:{' '}
          {visit.contact
            ? parts([
                visit.contact.name,
                visit.contact.phone && showPhone(visit.contact.phone),
                visit.contact.email,
              ])
            : say('noContact')}
          {stay && (
            <>
              <br />
              {say('stayBy', { day: showDate(stay) })}
            </>
          )}
        </Alert>
      )}
      {arrival && (
        <Alert severity="info" sx={{ m: 2, textAlign: 'left' }}>
          <strong>{say('arrival')}</strong>
          <br />
          {say('register')}: {registerLine(arrival.register)}
          <br />
          {say('looks')}: {parts([arrival.facts.breed, arrival.facts.color])}
          {arrival.facts.birthdate && (
            <>
              <br />
              {say('birthdate')}: {showDate(arrival.facts.birthdate)}
            </>
          )}
          {routeExists(`/register-handover/${arrival.id}`) && (
            <>
              <br />
              <Link component={RouterLink} to={`/register-handover/${arrival.id}`}>
                {say('open')}
              </Link>
            </>
          )}
        </Alert>
      )}
      {unionBy && (
        <Alert severity="info" sx={{ m: 2, textAlign: 'left' }}>
          <strong>{say('mustBe')}</strong>
          <br />
          {unionBy}
        </Alert>
      )}
    </>
  );
}
