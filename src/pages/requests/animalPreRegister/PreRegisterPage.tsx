import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { animal } from '../../../../resources/animals/animal/schema.ts';
import { animalPreRegister } from '../../../../resources/requests/animalPreRegister/schema.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { composeAddress } from '../../../../resources/owners/owner/addresses.ts';
import { owner } from '../../../../resources/owners/owner/schema.ts';
import { Section } from '../../../components/Section.tsx';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { Transponder } from '../../../components/transponder/Transponder.tsx';
import { fieldLabel, isEmpty } from '../../../fields/index.ts';
import { BareValue } from '../../../forms/FieldValue.tsx';
import { SHOWN_OWNER_FIELDS } from '../../../parts/owners/owner/comparedFields.ts';
import { RequestPageWithTickets } from '../../../parts/support/ticket/RequestPageWithTickets.tsx';
import type { RequestRecord } from '../../../requests/requestRow.ts';
import { ComparisonTable } from '../../../components/ComparisonTable.tsx';

type Values = Readonly<Record<string, unknown>>;
type Named = { readonly id: number; readonly name: string } | null;

/** A pre-registration as its page reads it. */
interface PreRegisterView extends RequestRecord {
  readonly transponder: string;
  readonly animalName: string;
  readonly requestReason: string;
  readonly animal: Values;
  readonly owner: Parameters<typeof composeAddress>[0] & Values;
  readonly names: Readonly<
    Record<'breed' | 'crossBreed' | 'veterinary' | 'entity' | 'parish' | 'ownerParish', Named>
  >;
}

const ANIMAL_FIELDS = [
  'name',
  'breedId',
  'crossBreedId',
  'gender',
  'color',
  'birthdate',
  'passport',
  'healthReport',
  'lopNumber',
  'lopName',
  'secondTransponder',
  'veterinaryId',
  'entityId',
  'address',
  'postalCode',
  'locality',
  'parishId',
  'observations',
] as const;

interface FactsProps {
  readonly title: string;
  readonly module: AnyModule;
  readonly names: readonly string[];
  readonly record: Values;
}

/** The fields of a record that hold something, one a row. */
function Facts({ title, module, names, record }: FactsProps) {
  const translate = useTranslate();
  return (
    <Section title={title}>
      <ComparisonTable label={title}>
        <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
          {names
            .filter((name) => !isEmpty(record[name]))
            .map((name) => {
              return (
                <TableRow key={name}>
                  <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                    {fieldLabel(translate, module, name)}
                  </TableCell>
                  <TableCell>
                    <BareValue module={module} source={name} record={record} />
                  </TableCell>
                </TableRow>
              );
            })}
        </TableBody>
      </ComparisonTable>
    </Section>
  );
}

interface SubjectProps {
  readonly request: PreRegisterView;
  readonly status: ReactNode;
  readonly requested: ReactNode;
}

/** The animal that is to be registered; once it is, the way to its record. */
function Subject({ request, status, requested }: SubjectProps) {
  const translate = useTranslate();
  const { animalName, transponder, accepted } = request;
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem' }}>
          {animalName}
        </Typography>
        {status}
      </Box>
      <Transponder number={transponder} copy />
      {requested}
      {accepted && (
        <Button
          component={Link}
          to={`/animal/view/${transponder}`}
          size="small"
          variant="outlined"
          sx={{ mt: 1 }}
        >
          {translate('preRegisterPages.openAnimal')}
        </Button>
      )}
    </Box>
  );
}

/** The reason for the request, and the animal and owner as they will be registered. */
function Requested({ request }: { readonly request: PreRegisterView }) {
  const translate = useTranslate();
  const { names, requestReason } = request;
  const { breed, crossBreed, veterinary, entity, parish, ownerParish } = names;
  const ownerValues = {
    ...request.owner,
    address: request.owner.address ?? composeAddress(request.owner),
    parish: ownerParish,
  };
  return (
    <>
      <Section title={translate('preRegisterPages.reason')}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{requestReason}</Typography>
      </Section>
      <Facts
        title={translate('preRegisterPages.animal')}
        module={animal}
        names={ANIMAL_FIELDS}
        record={{ ...request.animal, breed, crossBreed, veterinary, entity, parish }}
      />
      <Facts
        title={translate('preRegisterPages.owner')}
        module={owner}
        names={SHOWN_OWNER_FIELDS}
        record={ownerValues}
      />
    </>
  );
}

/** `/pre-registers/:id`: a request to register an animal. */
export function PreRegisterPage() {
  const translate = useTranslate();
  return (
    <RequestPageWithTickets<PreRegisterView>
      module={animalPreRegister}
      title={({ animalName, transponder }) =>
        translate('preRegisterPages.of', { name: animalName, transponder: spaced(transponder) })
      }
      values={({ animalName, transponder, creationEntity }) => ({
        name: animalName,
        transponder: spaced(transponder),
        entity: creationEntity?.name ?? '',
      })}
      Subject={Subject}
      Comparison={Requested}
    />
  );
}
