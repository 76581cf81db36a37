import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { auditLog as module } from '../../../../resources/common/auditLog/schema.ts';
import type { Values } from '../../../fields/index.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import { objectName, objectPage } from '../../../records/objectPage.ts';

/** The object of a row, as a link to its page where it has one that this account may open. */
function ObjectOfRow({ record }: { readonly record: Values }) {
  const translate = useTranslate();
  const page = objectPage(record);
  const name = objectName(translate, record);
  return page === null ? (
    name
  ) : (
    <Link component={RouterLink} to={page}>
      {name}
    </Link>
  );
}

const cells = {
  objectType: (record: Values) => <ObjectOfRow record={record} />,
  details: (record: Values) => <DetailsButton record={record} />,
};

/** `/audit`: who did what to which object, for those who answer for the register. */
export function AuditList() {
  const options = useMemo(() => ({ cells, linkTo: objectPage }), []);
  return <ModuleList module={module} {...options} />;
}
