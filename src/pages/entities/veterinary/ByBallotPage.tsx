import { useParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { getVeterinaryByBallot } from '../../../../resources/entities/veterinary/calls.ts';
import { RedirectToRecord } from '../../../components/page/RedirectToRecord.tsx';

const find = async (ballot: string, signal: AbortSignal): Promise<number> =>
  (await callApi(getVeterinaryByBallot, { params: { ballot } }, { signal })).id;

/** `/veterinary/byBallot/:ballotNumber`: the veterinarian with this number of the professional ballot. */
export function ByBallotPage() {
  const { ballotNumber = '' } = useParams();
  return <RedirectToRecord resource="veterinary" known={ballotNumber} find={find} />;
}
