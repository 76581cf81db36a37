import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { LinkAlert } from '../../../components/LinkAlert.tsx';
import { useActor } from '../../../../authProvider/useSession.ts';
import { givenOf } from '../../../../dataProvider/changes.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnimalView } from '../../../../resources/animals/animal/calls.ts';
import { reportLostAnimal } from '../../../../resources/lostFound/lostAnimalReporting/calls.ts';
import { isTransponder } from '../../../../resources/numbers/transponder.ts';
import type { Values } from '../../../fields/index.ts';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useAnimal } from '../../../parts/animals/animal/useAnimal.ts';
import { lostModule as module } from '../../../parts/lostFound/lostAnimal/lostCells.tsx';
import { PhotoPickers } from '../../../parts/lostFound/lostAnimal/PhotoPickers.tsx';
import { ReportSections } from '../../../parts/lostFound/lostAnimal/ReportSections.tsx';
import { usePhotoFiles } from '../../../parts/lostFound/lostAnimal/usePhotoFiles.ts';
import { useRefreshAnimals } from '../../../parts/animals/animal/useRefreshAnimals.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { ChooseOwnAnimal } from './ChooseOwnAnimal.tsx';
import { contactsOfOwner, OwnerReportsLoss } from './OwnerReportsLoss.tsx';
import type { OperableRecord } from '../../../operations/useOperations.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';

/** `/animal/lost/create`: reporting an animal as lost or found; `?transponder=` starts from what the register knows. */
export function ReportPage() {
  const [search] = useSearchParams();
  const transponder = search.get('transponder') ?? '';
  return isTransponder(transponder) ? <OfAnimal transponder={transponder} /> : <Report />;
}

function OfAnimal({ transponder }: { readonly transponder: string }) {
  const { animal, isPending } = useAnimal(transponder);
  if (isPending) return <FormSkeleton fields={12} />;
  return <Report animal={animal} />;
}

/** The description of a registered animal, as a report starts with it. */
const describe = ({
  name,
  breedId,
  isCrossBreed,
  crossBreedId,
  gender,
  color,
  birthdate,
  photoId,
}: AnimalView): Values => ({
  name,
  breedId,
  isCrossBreed,
  crossBreedId,
  gender,
  color,
  birthdate,
  useAnimalPhotoInProcess: photoId !== null,
});

/** Fields that the register fills in, or that owners cannot set. */
const NOT_FOR_OWNERS = [
  'status',
  'transponder',
  'name',
  'breedId',
  'isCrossBreed',
  'crossBreedId',
  'gender',
  'color',
  'birthdate',
  'useAsAnimalPhoto',
] as const;

function Report({ animal }: { readonly animal?: AnimalView | undefined }) {
  const translate = useTranslate();
  const refresh = useRefreshAnimals();
  const isOwner = useActor()?.ownerId != null;
  const photos = usePhotoFiles();
  const save = async (values: Values) => {
    try {
      const saved = await callApi(reportLostAnimal, {
        body: { ...givenOf(module, shownOf(values)), ...photos.body() },
      });
      await refresh();
      return saved;
    } catch (failure) {
      photos.takeRefusal(failure);
      throw failure;
    }
  };
  if (isOwner && !animal) return <ChooseOwnAnimal />;
  const own = isOwner && animal;
  return (
    <ModuleCreate
      module={module}
      initial={{
        status: 'LOST',
        eventCountry: 'PT',
        ...(animal && describe(animal)),
        ...(animal && contactsOfOwner(animal)),
      }}
      save={save}
      {...(own
        ? {
            title: translate('lostPages.report.ofOwn', { name: own.name }),
            leadsTo: {
              saved: ({ id }) => `/owner-account/requests/pendingLostAnimal/${String(id)}`,
              back: '/',
              done: 'lostPages.report.sentByOwner',
              save: translate('resources.animal.operations.setLost.label'),
            },
          }
        : {
            leadsTo: {
              saved: pageAfter,
              next: (report) => {
                const to = posterOf(report);
                return to === undefined
                  ? undefined
                  : { to, label: translate('lostPages.report.printPoster') };
              },
            },
          })}
    >
      {!isOwner && <OpenReport />}
      {!isOwner && animal && <OwnerReportsLoss animal={animal} />}
      <ReportSections without={isOwner ? NOT_FOR_OWNERS : []} />
      <PhotoPickers photos={photos} />
    </ModuleCreate>
  );
}

/** The page of the report; for who may report and not read reports, the animal's, or home. */
const pageAfter = ({ id, transponder }: Values): string =>
  [`/animal/lost/${String(id)}`, `/animal/view/${String(transponder)}`].find(routeExists) ?? '/';

/** Where the poster of a report is printed, where there is one for it and for the user. */
function posterOf({ id, operations }: Values): string | undefined {
  const { POSTER } = (operations as OperableRecord['operations']) ?? {};
  const page = `/animal/lost/poster/${String(id)}`;
  return POSTER?.allowed && routeExists(page) ? page : undefined;
}

/** Returns the values without those of fields that this report does not have. */
const shownOf = (values: Values): Values => ({
  ...values,
  ...(values.status !== 'FOUND' && { foundAnimalSituation: null }),
  ...(values.isCrossBreed !== true && { crossBreedId: null }),
  ...(values.eventCountry !== 'PT' && { eventDistrictId: null, eventCountyId: null, eventParishId: null }),
});

/** Codes with which an open report refuses another. */
const OPEN = ['ANIMAL_IS_LOST', 'ANIMAL_IS_FOUND', 'LOST_ALREADY_OPEN'];

/** The way to the report that is open already, where that is why this one is refused. */
function OpenReport() {
  const translate = useTranslate();
  const { trouble, form } = useModuleFormContext();
  if (trouble?.kind !== 'refused' || !OPEN.includes(trouble.code)) return null;
  const transponder = String(form.getValues('transponder') ?? '');
  return (
    <LinkAlert
      severity="info"
      to={`/animal/lost/close/${transponder}`}
      link={translate('lostPages.report.closeOpen')}
    >
      {translate('lostPages.report.isOpen')}
    </LinkAlert>
  );
}
