// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { announcementQuery, usePollMs } from '../../../src/parts/common/information/announcement.ts';
import { click, named, render } from '../../helpers/render.tsx';

const answer = {
  content: '',
  type: 'GENERAL_ANNOUNCEMENT',
  hash: '',
  pollSeconds: { balance: 45, notifications: 60, announcements: 900 },
};

/** Shows the intervals, and gives the answer that the banner would get. */
function Intervals() {
  const queries = useQueryClient();
  const shown = [usePollMs('balance'), usePollMs('announcements')].join(' ');
  return (
    <>
      <p>{shown}</p>
      <button onClick={() => queries.setQueryData(announcementQuery('pt').queryKey, answer)}>Answer</button>
    </>
  );
}

describe('the intervals at which a page asks', () => {
  test('that come with the announcement › hold at once, and until it has come the default', async () => {
    const { root } = await render(<Intervals />);
    const shown = () => root.querySelector('p')?.textContent;
    expect(shown()).toBe('120000 300000');
    await click(named('button', 'Answer'));
    await expect.poll(shown).toBe('45000 900000');
  });
});
