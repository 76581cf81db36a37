import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../../dataProvider/index.ts';
import { findAnimalsAlike } from '../../../../../resources/animals/animal/calls.ts';
import type { AnswerOf, BodyOf } from '../../../../../resources/kit/call.ts';
import { isTransponder } from '../../../../../resources/numbers/transponder.ts';
import { isValidVat } from '../../../../../resources/numbers/vatNumber.ts';
import { DEFAULT_COUNTRY, documentOf } from '../../../../../resources/owners/owner/rules.ts';

import type { Registration } from './registration.ts';

export type AnimalAlike = AnswerOf<typeof findAnimalsAlike>[number];
type Body = BodyOf<typeof findAnimalsAlike>;

/** Parts of a registration that are compared, as the form holds them. */
export type Compared = Pick<Registration, 'transponder' | 'name' | 'birthdate' | 'breedId' | 'owner'>;

/** Returns the body of the search for similar animals; null while number, name or owner are not known. */
export function alikeBody({ transponder, name, birthdate, breedId, owner }: Compared): Body | null {
  const { type, country, nationality, vatNumber, idCard, passport } = owner;
  const document = documentOf(owner);
  const isOwnerKnown = vatNumber
    ? isValidVat(country ?? DEFAULT_COUNTRY, vatNumber)
    : Boolean(document && owner[document]);
  if (!isTransponder(transponder) || !name?.trim() || !isOwnerKnown) return null;
  return {
    transponder,
    name: name.trim(),
    birthdate,
    breedId,
    owner: { type, country, nationality, vatNumber, idCard, passport },
  };
}

/** The animals that may be the one that is being registered; the same question is asked once. */
export const alikeQuery = (body: Body | null) =>
  queryOptions({
    queryKey: ['animal', 'alike', body],
    queryFn: ({ signal }): Promise<AnimalAlike[]> =>
      body ? callApi(findAnimalsAlike, { body }, { signal }) : Promise.resolve([]),
    enabled: body !== null,
    staleTime: Infinity,
    retry: false,
  });
