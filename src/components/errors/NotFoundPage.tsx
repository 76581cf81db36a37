import { ErrorScreen } from './ErrorScreen.tsx';

/** Nothing is at this address, or nothing that this account may see. */
export const NotFoundPage = () => <ErrorScreen kind="notFound" />;
