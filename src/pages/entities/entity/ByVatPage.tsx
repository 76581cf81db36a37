import { useParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { getEntityByVat } from '../../../../resources/entities/entity/calls.ts';
import { RedirectToRecord } from '../../../components/page/RedirectToRecord.tsx';

const find = async (vat: string, signal: AbortSignal): Promise<number> =>
  (await callApi(getEntityByVat, { params: { vat } }, { signal })).id;

/** `/entity/by-vat/:vatNumber`: the entity with this tax number. */
export function ByVatPage() {
  const { vatNumber = '' } = useParams();
  return <RedirectToRecord resource="entity" known={vatNumber} find={find} />;
}
