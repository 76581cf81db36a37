import type { impersonation as source } from '../../../pt/account/personalArea/impersonation.ts';
import type { Shape } from '../../../types.ts';

export const impersonation = {
  enter: 'Enter',
  enterAs: 'Enter as %{name}',
  enterAsThis: 'Enter as this user',
  confirm:
    'Your own session is paused. Everything you do is done in that user’s name and recorded with both names. To return, select “Exit” in the bar at the top.',
} satisfies Shape<typeof source>;
