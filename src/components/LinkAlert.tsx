import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface AlertLinkProps {
  readonly to: string;
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A button of an alert that leads to another page. */
export const AlertLink = (props: AlertLinkProps) => (
  <Button color="inherit" size="small" component={Link} {...props} />
);

interface LinkAlertProps extends Omit<AlertProps, 'action'> {
  /** Where its button leads; without it there is none. */
  readonly to: string | false;
  /** The state of the page that it leads to. */
  readonly state?: unknown;
  readonly link: string;
}

/** An alert with a button that leads to another page. */
export const LinkAlert = ({ to, state, link, ...alert }: LinkAlertProps) => (
  <Alert
    {...alert}
    action={
      to ? (
        <AlertLink to={to} state={state}>
          {link}
        </AlertLink>
      ) : undefined
    }
  />
);
