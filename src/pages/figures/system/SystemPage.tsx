import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  readSystem,
  type ServerProcess,
  type SystemCheck,
  type SystemStateAnswer,
} from '../../../../resources/figures/system/calls.ts';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import { ListLine } from '../../../components/ListLine.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { fileSize } from '../../../files/index.ts';
import { HTML_LANG } from '../../../../i18n/locale.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useTimeAgo } from '../../../runtime/useTimeAgo.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { durationOf } from './durationOf.ts';

const INTERVAL_MS = 15_000;
/** Where what a check points out is looked at. */
const PLACES = { JOBS: '/jobs', BACKUP: '/backups' } as const;
const hasPlace = (name: SystemCheck): name is keyof typeof PLACES => name in PLACES;

/** Checks whose value may be unknown, which is said in words of its own. */
const MISSING = ['BACKUP', 'STANDBYS', 'STANDBY_READS', 'DRILL'] as const;
const hasMissing = (name: SystemCheck): name is (typeof MISSING)[number] =>
  (MISSING as readonly SystemCheck[]).includes(name);

/** `/system`: how the register runs, as its processes and its database say now. */
export function SystemPage() {
  const say = useTexts('systemPages');
  const query = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => callApi(readSystem, undefined, { signal, poll: true }),
    refetchInterval: INTERVAL_MS,
  });
  if (query.isPending) return <PageLoading />;
  if (!query.data) return <QueryError query={query} />;
  const { checks, processes, queues } = query.data;
  const open = checks.filter(({ isGood }) => !isGood).length;
  return (
    <Box sx={{ maxWidth: 960, display: 'grid', gap: 2 }}>
      <Section title={open === 0 ? say('good') : say('attention', { smart_count: open })} hint={say('text')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {checks.map((check) => (
            <Check key={check.name} {...check} />
          ))}
        </Box>
      </Section>
      <Section title={say('processes')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {processes.map((process) => (
            <Process key={process.id} {...process} />
          ))}
        </Box>
      </Section>
      <Section title={say('queues')}>
        <Queues queues={queues} />
      </Section>
    </Box>
  );
}

/** Says seconds in the largest unit that fits. */
function useDuration(): (seconds: number) => string {
  const say = useTexts('systemPages');
  return (seconds) => {
    const { unit, count } = durationOf(seconds);
    return say(`duration.${unit}`, { smart_count: count });
  };
}

function Check({ name, isGood, value }: SystemStateAnswer['checks'][number]) {
  const say = useTexts('systemPages');
  const duration = useDuration();
  const [language] = useLanguage();
  const values = {
    smart_count: value ?? 0,
    duration: duration(value ?? 0),
    size: fileSize(value ?? 0, HTML_LANG[language]),
  };
  const isMissing = value === null && hasMissing(name);
  return (
    <ListLine
      title={say(`checks.${name}`)}
      badge={
        <StatusBadge tone={isGood ? 'good' : 'attention'} quiet={isGood}>
          {say(isGood ? 'states.good' : 'states.attention')}
        </StatusBadge>
      }
      actions={
        !isGood &&
        hasPlace(name) && (
          <Button component={Link} to={PLACES[name]} size="small">
            {say(`open.${name}`)}
          </Button>
        )
      }
    >
      {isMissing
        ? say(`facts.${name}.missing`)
        : say(value ? `facts.${name}.some` : `facts.${name}.none`, values)}
    </ListLine>
  );
}

function Process({
  host,
  port,
  pid,
  version,
  startTimestamp,
  seenTimestamp,
  isSilent,
  isDraining,
  memoryBytes,
  loopDelayMs,
  callsInProgress,
  streams,
}: ServerProcess) {
  const say = useTexts('systemPages');
  const timeAgo = useTimeAgo();
  const zone = useTimezone();
  const [language] = useLanguage();
  const state = isSilent ? 'silent' : isDraining ? 'draining' : 'live';
  const tone = { silent: 'bad', draining: 'waiting', live: 'good' } as const;
  return (
    <ListLine
      title={`${host}:${port}`}
      badge={<StatusBadge tone={tone[state]}>{say(`process.state.${state}`)}</StatusBadge>}
    >
      <Box>{say('process.version', { version, pid })}</Box>
      <Box>
        {say('process.since', { start: showMinute(startTimestamp, zone), seen: timeAgo(seenTimestamp) })}
      </Box>
      <Box>
        {say('process.load', {
          memory: fileSize(memoryBytes, HTML_LANG[language]),
          delay: Math.round(loopDelayMs),
          calls: callsInProgress,
          streams,
        })}
      </Box>
    </ListLine>
  );
}

function Queues({ queues }: Pick<SystemStateAnswer, 'queues'>) {
  const say = useTexts('systemPages');
  const duration = useDuration();
  const [language] = useLanguage();
  if (queues.length === 0) return <p>{say('empty')}</p>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{say('columns.kind')}</TableCell>
          <TableCell align="right">{say('columns.waiting')}</TableCell>
          <TableCell align="right">{say('columns.late')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {queues.map(({ kind, waiting, lateSeconds }) => (
          <TableRow key={kind}>
            <TableCell>{say(`kinds.${kind}`)}</TableCell>
            <TableCell align="right">{waiting.toLocaleString(HTML_LANG[language])}</TableCell>
            <TableCell align="right">{lateSeconds < 1 ? say('onTime') : duration(lateSeconds)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
