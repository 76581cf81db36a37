import type { RaRecord } from 'react-admin';
import { Section } from '../../../components/Section.tsx';
import { AnimalAbroadCard } from '../../../parts/animals/visitingAnimal/AnimalAbroadCard.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** The register of an animal from abroad, and how its holder is reached during the stay. */
export function AbroadTab({ record }: { readonly record: RaRecord }) {
  const say = useTexts('visitingAnimalPages');
  return (
    <Section title={say('abroad')}>
      <AnimalAbroadCard transponder={String(record.transponder)} hasEmptyText />
    </Section>
  );
}
