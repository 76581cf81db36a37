// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CourseProgress } from '../../../src/lists/jobs/CourseProgress.tsx';
import { click, named, passTime, render } from '../../helpers/render.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Draws a record that the page reads as `states`, one after the other, while the server is in `server.state`. */
const renderCourse = async (states: readonly string[], server: { state: string }) => {
  const onNews = vi.fn<() => void>();
  function Page() {
    const [step, setStep] = useState(0);
    return (
      <>
        <button onClick={() => setStep(step + 1)}>next</button>
        <CourseProgress
          of={['import', 7]}
          state={states[step]!}
          name="racas.csv"
          ask={async () => ({ state: server.state, done: 2, total: 2 })}
          onNews={onNews}
        />
      </>
    );
  }
  const { root } = await render(<Page />);
  await passTime(0);
  return { onNews, next: () => click(named('button', 'next', root)) };
};

describe('the progress of a record that a job works on', () => {
  test('in the state that the page knows › has no news', async () => {
    const { onNews } = await renderCourse(['RUNNING'], { state: 'RUNNING' });
    await passTime(4_000);
    expect(onNews).not.toHaveBeenCalled();
  });

  test('in another state › has news with every answer, until the page has read it', async () => {
    const { onNews } = await renderCourse(['UNDOING'], { state: 'UNDONE' });
    expect(onNews).toHaveBeenCalledTimes(1);
    await passTime(2_000);
    await passTime(1);
    expect(onNews).toHaveBeenCalledTimes(2);
  });

  test('that a new step has ended before it was asked for › has news once more', async () => {
    const server = { state: 'DONE' };
    const { onNews, next } = await renderCourse(['RUNNING', 'UNDOING'], server);
    expect(onNews).toHaveBeenCalledTimes(1);
    server.state = 'UNDONE';
    await next();
    await passTime(0);
    expect(onNews).toHaveBeenCalledTimes(2);
  });
});
