import type { requests as source } from '../../../pt/kit/views/requests.ts';
import type { Shape } from '../../../types.ts';

export const requests = {
  waiting: {
    label: 'Decisions that can still be undone',
    ACCEPTED: '%{smart_count} request will be accepted. |||| %{smart_count} requests will be accepted.',
    REJECTED: '%{smart_count} request will be rejected. |||| %{smart_count} requests will be rejected.',
    takeBack: 'Undo (%{seconds} s)',
    running: 'Deciding…',
    takenBack: 'The decision was undone. Nothing has changed.',
  },
  done: {
    ACCEPTED: '%{smart_count} request accepted. |||| %{smart_count} requests accepted.',
    REJECTED: '%{smart_count} request rejected. |||| %{smart_count} requests rejected.',
    failures:
      '%{smart_count} request could not be decided: |||| %{smart_count} requests could not be decided:',
    close: 'Close this message',
  },
  presence: {
    one: '%{name} also has this request open.',
    several: '%{names} also have this request open.',
    row: 'Open by %{name}',
  },
} satisfies Shape<typeof source>;
