import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useCallback, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { callApi } from '../../../../../dataProvider/index.ts';
import { requestBulkTransfer } from '../../../../../resources/requests/animalTransfer/calls.ts';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { Section } from '../../../../components/Section.tsx';
import { Transponder } from '../../../../components/transponder/Transponder.tsx';
import { useHistoryState } from '../../../../runtime/address/historyState.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { formWidth } from '../../../../theme/layout.ts';
import { RequestForm } from '../../../../parts/requests/animalTransfer/change/RequestForm.tsx';
import { Sent } from './RequestSent.tsx';
import {
  useRequest,
  type TransferBody,
} from '../../../../parts/requests/animalTransfer/change/useRequest.ts';

/** An animal as the list hands it over. */
export interface ChosenAnimal {
  readonly id: number;
  readonly transponder: string;
  readonly name: string;
}

/** `/animal/owner/change`: one new owner for several animals, which come along from the list. All are asked for, or none. */
export function BulkChangePage() {
  const { state } = useLocation() as { state: { animals?: readonly ChosenAnimal[] } | null };
  // A reload leaves out what was left out.
  const [kept, setAnimals] = useHistoryState<readonly ChosenAnimal[]>('animals');
  const animals = useMemo(() => kept ?? state?.animals ?? [], [kept, state]);
  const ask = useCallback(
    (asked: TransferBody) =>
      callApi(requestBulkTransfer, { body: { ...asked, animalIds: animals.map(({ id }) => id) } }),
    [animals],
  );
  const request = useRequest('change.several', ask);
  const isSent = request.sent !== null;
  const say = useTexts('transferPages.bulkChange');
  const title = <PageTitle>{say('title')}</PageTitle>;
  if (animals.length === 0) {
    return (
      <>
        {title}
        <EmptyState title={say('none')} text={say('noneText')}>
          <Button variant="contained" component={Link} to="/animal">
            {say('choose')}
          </Button>
        </EmptyState>
      </>
    );
  }
  const nameOf = (path: string) => {
    const at = /^animalIds\D(\d+)/.exec(path)?.[1];
    const animal = at === undefined ? undefined : animals[Number(at)];
    return animal ? `${animal.name} ${animal.transponder}` : undefined;
  };
  return (
    <Box sx={{ maxWidth: formWidth }}>
      {title}
      <Section
        title={say('animals', { smart_count: animals.length })}
        hint={isSent ? undefined : say('hint')}
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}>
          {animals.map((animal) => (
            <Box
              component="li"
              key={animal.id}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                minHeight: 44,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ fontWeight: 700 }}>
                  {animal.name}
                </Box>
                {' · '}
                <Transponder number={animal.transponder} />
              </Box>
              {!isSent && (
                <IconButton
                  aria-label={say('leaveOut', { name: animal.name })}
                  onClick={() => setAnimals(animals.filter(({ id }) => id !== animal.id))}
                >
                  <CloseRounded fontSize="small" />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      </Section>
      <Box sx={{ mt: 2.5 }}>
        <RequestForm request={request} nameOf={nameOf}>
          {(opened) => (
            <Sent title={say('waitingTitle', { smart_count: opened.length })} text={say('waitingText')}>
              <Button variant="contained" size="large" component={Link} to="/transfers">
                {say('open')}
              </Button>
              <Button variant="outlined" size="large" component={Link} to="/animal">
                {say('backToList')}
              </Button>
            </Sent>
          )}
        </RequestForm>
      </Box>
    </Box>
  );
}
