import { Navigate, useParams } from 'react-router';

/** `/traceability/show/12`: the address of a movement by which other programs link to it. */
export function MovementAddress() {
  const { id = '' } = useParams();
  return <Navigate to={`/traceability/${id}`} replace />;
}
