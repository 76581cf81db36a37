import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Combobox } from '../../../components/Combobox.tsx';
import { useChoiceEntry, useSearchedChoice } from '../../../fields/controls/useSearchedChoice.ts';
import { choicesQuery } from '../../../parts/entities/veterinaryAssociation/associations.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** An entity that may be invited for. */
export interface OfferedEntity {
  readonly id: number;
  readonly name: string;
  readonly isSubEntity: boolean;
}

interface EntityChoiceProps {
  readonly value: OfferedEntity | null;
  readonly onChange: (entity: OfferedEntity | null) => void;
  readonly error?: string | undefined;
}

const NONE: readonly OfferedEntity[] = [];

/** Chooses the entity of an invitation, found by a part of its name. */
export function EntityChoice({ value, onChange, error }: EntityChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const say = useTexts('associationPages.inviting');
  const entry = useChoiceEntry();
  const { data, isFetching, isPlaceholderData, isError } = useQuery({
    ...choicesQuery(entry.text.trim()),
    placeholderData: keepPreviousData,
  });
  const { list, text } = useSearchedChoice<OfferedEntity>(entry, {
    label: say('entity'),
    chosen: value ? [value] : [],
    found: data?.entities ?? NONE,
    isSearching: isFetching || isPlaceholderData,
    isError,
    none: say('entityNone'),
    nameOf: ({ name, isSubEntity }) =>
      isSubEntity ? translate('associationPages.item.subEntity', { entity: name }) : name,
    onChoose: ([entity]) => onChange(entity ?? null),
    error,
    help: data?.hasMoreEntities ? say('entityMore') : undefined,
  });
  return (
    <Combobox<OfferedEntity, boolean> id={id} {...list} value={value} text={{ ...text, required: true }} />
  );
}
