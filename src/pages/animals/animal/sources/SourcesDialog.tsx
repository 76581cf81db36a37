import FlagRounded from '@mui/icons-material/OutlinedFlagRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { animal as module } from '../../../../../resources/animals/animal/schema.ts';
import {
  FACTS,
  listFactSources,
  type Fact,
  type FactSource,
} from '../../../../../resources/animals/factSource/calls.ts';
import { showDay } from '../../../../../resources/numbers/dates.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { fieldLabel, useTimezone } from '../../../../fields/index.ts';
import { BareValue } from '../../../../forms/FieldValue.tsx';
import { openSupportDialog } from '../../../../parts/support/ticket/supportDialogState.ts';
import { useMayAsk } from '../../../../parts/support/ticket/mayAsk.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { speciesOf } from '../view/species.ts';

interface SourcesDialogProps {
  readonly animal: AnimalView;
  readonly onClose: () => void;
}

/** Where each fact of an animal comes from, and the way to say that it is wrong. */
export function SourcesDialog({ animal, onClose }: SourcesDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const say = useTexts('factSourcePages');
  const { transponder } = animal;
  const sources = useQuery({
    queryKey: ['animal', 'sources', transponder],
    queryFn: ({ signal }) => callApi(listFactSources, { params: { id: transponder } }, { signal }),
  });
  const shown = FACTS.filter((field) => isKnown(animal, field));
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{say('title', { name: animal.name })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>{say('text')}</Typography>
        <QueryError query={sources} />
        {sources.isPending && shown.map((field) => <Skeleton key={field} height={64} />)}
        {sources.data && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shown.map((field) => (
              <SourceLine
                key={field}
                animal={animal}
                field={field}
                source={sources.data.find((one) => one.field === field)}
              />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('kit.form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const isKnown = (animal: AnimalView, field: Fact): boolean =>
  animal.fields[field] !== 'hidden' && field in valuesOf(animal) && valuesOf(animal)[field] != null;

/** The animal's values under the names of its fields; a reader without the owner's number knows the owner by name. */
const valuesOf = (animal: AnimalView): Readonly<Record<string, unknown>> => ({
  ...animal,
  ownerId: animal.owner.name,
});

interface SourceLineProps {
  readonly animal: AnimalView;
  readonly field: Fact;
  readonly source: FactSource | undefined;
}

function SourceLine({ animal, field, source }: SourceLineProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const mayAsk = useMayAsk();
  const say = useTexts('factSourcePages');
  const label = fieldLabel(translate, module, field);
  const named: Partial<Record<Fact, string | undefined>> = {
    breedId: speciesOf(translate, animal),
    ownerId: animal.owner.name,
    veterinaryId: animal.veterinary?.name,
    entityId: animal.entity?.name,
  };
  const value: ReactNode = named[field] ?? (
    <BareValue module={module} source={field} record={{ ...animal }} />
  );
  const origin = source
    ? [
        say(source.isFirst ? 'first' : 'changed', { date: showDay(source.at, timezone) }),
        // The name of the entity says it better.
        !(source.by === 'STAFF' && source.entity) && say(`by.${source.by}`),
        source.source,
        source.entity,
      ]
        .filter(Boolean)
        .join(' · ')
    : say('unknown');
  const report = (words: string) =>
    openSupportDialog({
      words: {
        category: field === 'transponder' ? 'TRANSPONDER_ERROR' : 'ANIMAL_OWNER_ERRORS',
        subject: say('subject', { transponder: animal.transponder, field: label }),
        description: say('description', {
          name: animal.name,
          transponder: animal.transponder,
          field: label,
          value: words,
        }),
      },
    });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          component="span"
          sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}
        >
          {label}
        </Typography>
        <Box data-value>{value}</Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {origin}
        </Typography>
      </Box>
      {mayAsk && (
        <Button
          size="small"
          sx={{ mx: -1 }}
          startIcon={<FlagRounded />}
          aria-label={say('reportOf', { field: label })}
          // The words of the value are those on the screen, whatever kind of field it is.
          onClick={({ currentTarget }) =>
            report(currentTarget.parentElement?.querySelector('[data-value]')?.textContent ?? '')
          }
        >
          {say('report')}
        </Button>
      )}
    </Box>
  );
}
