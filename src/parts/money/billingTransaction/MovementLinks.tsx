import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { findIndexed } from '../../../../resources/moduleIndex.ts';
import { Transponder } from '../../../components/transponder/Transponder.tsx';
import { EmptyValue } from '../../../fields/controls/EmptyValue.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';

/** What a movement was made for. */
export interface MovementOrigin {
  readonly objectType: string | null;
  readonly objectId: number | null;
}

/** A link to a page that the user may open; the contents alone where they may not. */
function LinkTo({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to === undefined || !routeExists(to)) return children;
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  );
}

/** Payments and references: the document of a charge leads to them, the service of an act to its request. */
const isPayment = (objectType: string | null): boolean => objectType?.startsWith('multibanco') === true;

function pageOf({ objectType, objectId }: MovementOrigin): string | undefined {
  const module = findIndexed(objectType);
  return module && objectId !== null ? `/${module.resource}/${objectId}` : undefined;
}

/** The words of what a movement was for, with the link to its request. */
export const RequestLink = ({
  of,
  children,
}: {
  readonly of: MovementOrigin;
  readonly children: ReactNode;
}) => <LinkTo to={isPayment(of.objectType) ? undefined : pageOf(of)}>{children}</LinkTo>;

/** The document of a movement, with the link to its Multibanco reference or payment. */
export const DocumentLink = ({
  of,
  document,
}: {
  readonly of: MovementOrigin;
  readonly document: string | null;
}) =>
  document ? (
    <LinkTo to={isPayment(of.objectType) ? pageOf(of) : undefined}>{document}</LinkTo>
  ) : (
    <EmptyValue />
  );

/** The animal of a movement, with the link to it. */
export const AnimalLink = ({ transponder }: { readonly transponder: string | null }) =>
  transponder ? (
    <LinkTo to={`/animal/view/${transponder}`}>
      <Transponder number={transponder} />
    </LinkTo>
  ) : (
    <EmptyValue />
  );
