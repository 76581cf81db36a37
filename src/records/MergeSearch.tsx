import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { TextControl, type TextControlProps } from '../components/TextControl.tsx';

interface MergeSearchProps extends Pick<
  TextControlProps,
  'label' | 'text' | 'onText' | 'help' | 'error' | 'required' | 'html'
> {
  /** The name of its button. */
  readonly search: string;
  readonly isSearching: boolean;
  /** Whether enough is typed to search. */
  readonly isReady: boolean;
  readonly onSearch: () => void;
}

/** Looks for the other record of a merge. */
export function MergeSearch({ search, isSearching, isReady, onSearch, ...control }: MergeSearchProps) {
  const id = useId();
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isReady) onSearch();
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <TextControl {...control} id={id} more={{ sx: { flex: '1 1 240px' } }} />
      <Button
        type="submit"
        variant="outlined"
        loading={isSearching}
        disabled={!isReady}
        // Beside the field, which is below its label.
        sx={{ mt: { sm: '29px' } }}
      >
        {search}
      </Button>
    </Box>
  );
}
