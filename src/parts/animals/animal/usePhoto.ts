import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { getAnimalPhoto } from '../../../../resources/animals/animal/photoCalls.ts';
import { photoUrl } from './photoUrl.ts';

/** The photo of an animal in a list, fetched once it is in sight; none is asked for where there is none. */
export function usePhoto(id: number, photoId: number | null | undefined, inSight: boolean): string | null {
  const { data } = useQuery({
    queryKey: ['animal', 'photo', id, photoId],
    queryFn: ({ signal }) => callApi(getAnimalPhoto, { params: { id: String(id) } }, { signal, poll: true }),
    enabled: inSight && photoId !== null && photoId !== undefined,
    staleTime: 600_000,
  });
  return photoUrl(data?.photo);
}
