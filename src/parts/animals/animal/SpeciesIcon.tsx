import type { CSSProperties } from 'react';
import { HEADS, speciesOfCategory } from '../../../../resources/animals/animal/silhouettes.ts';

interface SpeciesIconProps {
  readonly category: string | null | undefined;
  readonly style?: CSSProperties;
}

/** Shows the species, dog, cat or ferret, where there is no photo. */
export const SpeciesIcon = ({ category, style }: SpeciesIconProps) => {
  const species = speciesOfCategory(category);
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden data-species={species} style={style}>
      <path fillRule="evenodd" d={HEADS[species]} />
    </svg>
  );
};
