import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { readPlace } from '../../../../../resources/requests/animalTransfer/place.ts';
import {
  unreachableFaults,
  type TRANSFER_KINDS,
} from '../../../../../resources/requests/animalTransfer/twoParty.ts';
import type { requestTransfer } from '../../../../../resources/requests/animalTransfer/calls.ts';
import type { BodyOf } from '../../../../../resources/kit/call.ts';
import { useFiles } from '../../../../files/index.ts';
import { useFormSubmission } from '../../../../forms/useFormSubmission.ts';
import { useReloadDraft } from '../../../../forms/wizard/useReloadDraft.ts';
import { useWizard } from '../../../../forms/wizard/useWizard.ts';
import { ownAddress, withOwner, type WithPlace } from '../../../owners/owner/address/animalPlace.ts';
import {
  emptyOwner,
  givenOwner,
  isReachedOnRecord,
  ownerFaults,
  type OwnerValues,
} from '../../../owners/owner/ownerForm.ts';

export type TransferKind = (typeof TRANSFER_KINDS)[number];

interface RequestValues extends WithPlace {
  newOwner: OwnerValues;
  newAnimalName: string;
  kind: TransferKind;
}

/** A request on its way from the form to the answer. */
export type TransferRequest<Sent> = ReturnType<typeof useRequest<Sent>>;

/** The body of the request: the new owner, the documents, a new name, and where the animal will live. */
export type TransferBody = BodyOf<typeof requestTransfer>;

const OWNER_FIELDS = new Set(Object.keys(emptyOwner()));

const PLACE_OF: Readonly<Record<string, string>> = {
  animalPostalCode: 'place.postalCode',
  animalLocality: 'place.locality',
  animalParishId: 'place.parishId',
  animalAddress: 'place.street',
};

/** Where the form has what a call names beside other things. */
export const requestPathOf = (property: string): string =>
  PLACE_OF[property] ?? (OWNER_FIELDS.has(property) ? `newOwner.${property}` : property);

/** Where the animal will live, as a call takes it. */
export function givenPlace(values: WithPlace) {
  const { postalCode, locality, parishId, address } = ownAddress(values);
  return {
    useOwnerAddress: values.useOwnerAddress,
    ...(values.useOwnerAddress
      ? {}
      : {
          animalPostalCode: postalCode ?? null,
          animalLocality: locality ?? null,
          animalParishId: parishId ?? null,
          animalAddress: address ?? null,
        }),
  };
}

/** The steps that the user takes, in their order. */
export const STEPS = ['declaration', 'owner'] as const;

/**
 * Returns the form that asks for a change of owner, its documents, its open step, and its submission.
 * @param name of the form, for what outlives a reload
 * @param ask makes the call, for one animal or for several
 * @param kind how it is confirmed, unless the user chooses
 */
export function useRequest<Sent>(
  name: string,
  ask: (asked: TransferBody) => Promise<Sent>,
  kind: TransferKind = 'SIGNED',
) {
  const actor = useActor();
  const queryClient = useQueryClient();
  const form = useForm<RequestValues>({
    defaultValues: { newOwner: emptyOwner(), newAnimalName: '', kind, ...withOwner() },
  });
  const documents = useFiles();
  const [sent, setSent] = useState<Sent | null>(null);
  const submission = useFormSubmission({ form, pathOf: requestPathOf });
  const draft = useReloadDraft(name, form, documents, sent !== null);
  const isTwoParty = useWatch({ control: form.control, name: 'kind' }) === 'TWO_PARTY';
  // After a reload the form has its values a moment later than the wizard asks.
  const needsNoFiles = isTwoParty || draft.values.kind === 'TWO_PARTY';
  const place = useWizard(STEPS, () => needsNoFiles || documents.items.length > 0 || draft.hasFiles);

  const { submit } = submission;
  const { holdsForm, takeRefusal, ready } = documents;
  const { go } = place;
  const send = useCallback(async (): Promise<void> => {
    if (!actor) return;
    const { newOwner, newAnimalName, kind: chosen, useOwnerAddress, place: home } = form.getValues();
    const isSigned = chosen === 'SIGNED';
    if (isSigned && holdsForm()) return go('declaration');
    const owner = givenOwner(newOwner, actor);
    const living = givenPlace({ useOwnerAddress, place: home });
    const refused = await submit(
      () => {
        const errors = ownerFaults(newOwner, actor, 'newOwner.');
        const isReached = isSigned || isReachedOnRecord(newOwner);
        const unreachable = isReached ? [] : unreachableFaults(owner, 'newOwner.', errors);
        return [...errors, ...unreachable, ...readPlace(living).errors];
      },
      async () => {
        const given = newAnimalName.trim();
        const answer = await ask({
          newOwner: owner,
          ...living,
          ...(isSigned ? { documents: [...ready] } : { kind: chosen }),
          ...(given ? { newAnimalName: given } : {}),
        });
        setSent(() => answer);
        void queryClient.invalidateQueries({ queryKey: ['animal'] });
        void queryClient.invalidateQueries({ queryKey: ['transfers'] });
      },
    );
    // What is wrong with a file is shown where the files are.
    if (refused && takeRefusal(refused.failure)) go('declaration');
  }, [actor, ask, form, holdsForm, ready, takeRefusal, go, queryClient, submit]);

  return { form, documents, place, submission, send, sent, isTwoParty };
}
