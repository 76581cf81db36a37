import { ErrorScreen } from './ErrorScreen.tsx';

/** The account lacks the permission for this page. */
export const UnauthorizedPage = () => <ErrorScreen kind="unauthorized" />;
