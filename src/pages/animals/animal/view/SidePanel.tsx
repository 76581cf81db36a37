import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { AnimalStatus } from '../../../../parts/animals/animal/AnimalStatus.tsx';
import { Operations } from '../../../../operations/Operations.tsx';
import { BESIDE } from '../../../../theme/layout.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { BreedDocuments } from './BreedDocuments.tsx';
import { OPERATION_GROUPS } from './operationGroups.ts';
import { useAnimalOperations } from './useAnimalOperations.ts';
import { Validities } from './validity/Validities.tsx';

interface SidePanelProps {
  readonly animal: AnimalView;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onDialog: (name: string) => void;
  readonly onPrint: () => void;
}

/** Beside the record: what is in force, and what can be done, with the reason wherever it cannot. */
export function SidePanel({ animal, isEditing, onEdit, onDialog, onPrint }: SidePanelProps) {
  const say = useTexts('animalPages.panel');
  const operations = useAnimalOperations(animal, { isEditing, onEdit, onDialog, onPrint });
  return (
    <Card component="aside" aria-label={say('state')} className="no-print" sx={{ alignSelf: 'start' }}>
      <Box sx={{ px: 2.25, pt: 2, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2" sx={{ fontSize: '1.0625rem', flex: 1, overflowWrap: 'anywhere' }}>
            {animal.name}
          </Typography>
          <AnimalStatus status={animal.status} />
        </Box>
        {/* Where it does not stand beside the record, the summary above it says the same. */}
        {animal.status !== 'DEAD' && (
          <Box sx={{ display: 'none', [BESIDE]: { display: 'block' } }}>
            <Validities animal={animal} />
          </Box>
        )}
      </Box>
      <Operations
        label={say('operations')}
        operations={operations}
        groups={OPERATION_GROUPS.map((key) => ({ key, title: say(`groups.${key}`) }))}
      />
      <BreedDocuments breedId={animal.breed.id} />
    </Card>
  );
}
