import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { findIndexed } from '../../resources/moduleIndex.ts';
import { moduleName } from '../fields/index.ts';

interface MovedRecordsProps {
  readonly title: string;
  /** In place of the list, where nothing moves. */
  readonly none: string;
  readonly moves: readonly { readonly module: string; readonly count: number }[];
  /** Words for what is no module: how many documents, how many certificates. */
  readonly others: (kind: string, count: number) => string;
}

/** The records that a merge moves, by kind. */
export function MovedRecords({ title, none, moves, others }: MovedRecordsProps) {
  const translate = useTranslate();
  const counted = (module: string, count: number): string => {
    const declared = findIndexed(module);
    return declared ? `${moduleName(translate, declared, count)}: ${count}` : others(module, count);
  };
  return (
    <Box>
      <Typography variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
        {title}
      </Typography>
      {moves.length === 0 ? (
        none
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {moves.map(({ module, count }) => (
            <li key={module}>{counted(module, count)}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
