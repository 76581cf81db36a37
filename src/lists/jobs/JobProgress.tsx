import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTexts } from '../../runtime/language/useTexts.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { tabular } from '../../theme/layout.ts';

interface JobProgressProps {
  /** The job's name, read out with its progress. */
  readonly name: string;
  readonly done: number;
  /** Null as long as it is not known. */
  readonly total: number | null;
}

/** Percents of progress after which it is read out again: each one would talk without end. */
const READ_OUT_EACH = 10;

/** How far a job is, as a bar and in words; a screen reader hears each tenth of it. */
export function JobProgress({ name, done, total }: JobProgressProps) {
  const say = useTexts('jobPages');
  const [language] = useLanguage();
  const number = (value: number): string => value.toLocaleString(language === 'pt' ? 'pt-PT' : 'en-GB');
  const percent = total ? Math.min(100, Math.floor((100 * done) / total)) : undefined;
  const words =
    total === null
      ? say('doneOnly', { done: number(done) })
      : say('done', { done: number(done), total: number(total) });
  return (
    <Box sx={{ mt: 0.75, maxWidth: 480 }}>
      <LinearProgress
        aria-label={say('progress', { name })}
        aria-valuetext={words}
        sx={{ height: 6, borderRadius: 3 }}
        {...(percent === undefined ? {} : { variant: 'determinate' as const, value: percent })}
      />
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', ...tabular }}>
        {words}
        {percent !== undefined && ` · ${say('percent', { percent })}`}
      </Typography>
      <span role="status" style={visuallyHidden}>
        {percent === undefined
          ? ''
          : `${name}: ${say('percent', { percent: percent - (percent % READ_OUT_EACH) })}`}
      </span>
    </Box>
  );
}
