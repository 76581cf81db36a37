import Link from '@mui/material/Link';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { lostAnimal as module } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { sameValue } from '../../../../dataProvider/changes.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { Section } from '../../../components/Section.tsx';
import { fieldLabel, fieldViews } from '../../../fields/index.ts';
import { photoUrl } from '../../../parts/animals/animal/photoUrl.ts';
import { useRecord } from '../../../runtime/useRecord.ts';
import { ComparisonTable, differingFirst } from '../../../components/ComparisonTable.tsx';

const COMPARED_FIELDS = [
  'transponder',
  'name',
  'breedId',
  'isCrossBreed',
  'gender',
  'color',
  'birthdate',
  'eventDate',
  'eventCountyId',
  'eventLocal',
  'participantName',
  'participantContact',
] as const;

function Value({
  name,
  report,
}: {
  readonly name: (typeof COMPARED_FIELDS)[number];
  readonly report?: RaRecord | undefined;
}) {
  const field = module.fields[name];
  const { Value: Shown } = fieldViews[field.kind];
  if (!report) return '…';
  return <Shown module={module} source={name} field={field} value={report[name]} record={report} />;
}

function Photo({ report }: { readonly report?: RaRecord | undefined }) {
  const translate = useTranslate();
  const src = photoUrl((report?.photo as string | null | undefined) ?? null);
  return src ? (
    <img
      src={src}
      alt={translate('lostPages.photos.alt', { number: 1 })}
      style={{ width: 160, height: 160, maxWidth: '100%', objectFit: 'cover', borderRadius: 10 }}
    />
  ) : (
    translate('lostPages.photos.none')
  );
}

interface ReportsComparedProps {
  readonly lostId: number;
  readonly foundId: number;
}

/** The lost and the found report side by side. */
export function ReportsCompared({ lostId, foundId }: ReportsComparedProps) {
  const translate = useTranslate();
  const lost = useRecord<RaRecord>(module.resource, String(lostId), true);
  const found = useRecord<RaRecord>(module.resource, String(foundId), true);
  const error = lost.error ?? found.error;
  if (error) return <CallErrorPage error={error} />;
  // What differs is known once both are there.
  const differs = (name: string): boolean =>
    lost.data !== undefined && found.data !== undefined && !sameValue(lost.data[name], found.data[name]);
  const title = translate('lostMatchPages.compared');
  const head = (id: number, status: 'LOST' | 'FOUND') => (
    <TableCell>
      <Link component={RouterLink} to={`/animal/lost/${id}`}>
        {translate(`resources.lostAnimal.choices.status.${status}`)}
      </Link>
    </TableCell>
  );
  return (
    <Section title={title}>
      <ComparisonTable label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('lostMatchPages.field')}</TableCell>
            {head(lostId, 'LOST')}
            {head(foundId, 'FOUND')}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
          {differingFirst(COMPARED_FIELDS, differs).map((name) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                {fieldLabel(translate, module, name)}
              </TableCell>
              <TableCell>
                <Value name={name} report={lost.data} />
              </TableCell>
              <TableCell>
                <Value name={name} report={found.data} />
              </TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
              {translate('resources.lostAnimal.fields.photoId')}
            </TableCell>
            <TableCell>
              <Photo report={lost.data} />
            </TableCell>
            <TableCell>
              <Photo report={found.data} />
            </TableCell>
          </TableRow>
        </TableBody>
      </ComparisonTable>
    </Section>
  );
}
