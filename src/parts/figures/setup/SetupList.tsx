import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  dismissSetupEntry,
  reopenSetupEntry,
  type SetupEntryState,
  type SetupState,
} from '../../../../resources/figures/setup/calls.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { DismissDialog } from './DismissDialog.tsx';
import { SetupRow } from './SetupRow.tsx';

interface SetupListProps {
  readonly entries: readonly SetupEntryState[];
  readonly onState: (state: SetupState) => void;
}

/** The entries of the setup list, each with its state, where it is done, and the way to dismiss it. */
export function SetupList({ entries, onState }: SetupListProps) {
  const say = useTexts('setupPages');
  const notify = useNotify();
  const [dismissed, setDismissed] = useState<SetupEntryState>();
  const reopen = async ({ name }: SetupEntryState): Promise<void> => {
    onState(await callApi(reopenSetupEntry, { params: { name }, body: {} }));
    notify(say('done.reopened'), { type: 'success' });
  };
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <SetupRow
            key={entry.name}
            entry={entry}
            onState={onState}
            onDismiss={() => setDismissed(entry)}
            onReopen={() => reopen(entry)}
          />
        ))}
      </Box>
      {dismissed && (
        <DismissDialog
          name={say(`entries.${dismissed.name}.name`)}
          onDismiss={async (reason) => {
            onState(await callApi(dismissSetupEntry, { params: { name: dismissed.name }, body: { reason } }));
            setDismissed(undefined);
            notify(say('done.dismissed'), { type: 'success' });
          }}
          onCancel={() => setDismissed(undefined)}
        />
      )}
    </>
  );
}
