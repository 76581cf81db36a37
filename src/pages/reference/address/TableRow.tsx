import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { AddressTable } from '../../../../resources/reference/address/jobs.ts';
import { fileSize } from '../../../files/index.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

interface TableRowProps {
  readonly table: AddressTable;
  readonly file: File | undefined;
  readonly isOff: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** One table of an import: what it is, and its file. */
export function TableRow({ table, file, isOff, onFile }: TableRowProps) {
  const say = useTexts('importAddressesPage');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const name = say(`tables.${table}`);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Typography variant="body2" id={id} sx={{ color: 'text.secondary' }}>
          {say(`hints.${table}`)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.25, overflowWrap: 'anywhere', fontWeight: file ? 600 : 400 }}>
          {file ? `${file.name} · ${fileSize(file.size)}` : say('none')}
        </Typography>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        data-table={table}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={isOff}
          aria-label={say('chooseNamed', { name })}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {say(file ? 'other' : 'choose')}
        </Button>
        {file && (
          <Button
            size="small"
            disabled={isOff}
            aria-label={say('removeNamed', { name })}
            onClick={() => onFile(undefined)}
          >
            {say('remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
