// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { schedule, type ScheduleRule } from '../../../resources/kit/values/scheduleRule.ts';
import { fieldShape } from '../../../resources/kit/checks/shapes.ts';
import { vaccine } from '../../../resources/reference/vaccine/schema.ts';
import { fieldViews } from '../../../src/fields/index.ts';
import { click, named, namesOf, render } from '../../helpers/render.tsx';

// The control comes with the first form that has one.
beforeAll(() => import('../../../src/fields/schedule/ScheduleInput.tsx'));
afterEach(() => void vi.useRealTimers());

const START: ScheduleRule = { every: 'DAY', time: '01:30', timezone: 'Europe/Lisbon' };
const field = schedule();
const { Input, Value } = fieldViews.schedule;
const about = { module: vaccine, source: 'rule', field } as const;

const onRule = vi.fn();
const latest = () => onRule.mock.lastCall?.[0] as ScheduleRule;

function Form() {
  const [rule, setRule] = useState<unknown>(START);
  useEffect(() => onRule(rule), [rule]);
  return <Input {...about} id="rule" label="Periodicidade" value={rule} onChange={setRule} />;
}

async function open(now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const { root } = await render(<Form />);
  return root;
}

const runs = (root: HTMLElement) => [...root.querySelectorAll('li')].map((line) => line.textContent);

async function choose(root: HTMLElement, label: string, word: string) {
  const box = named('[role="combobox"]', label, root);
  await act(async () => box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  await click(
    [...document.querySelectorAll<HTMLElement>('[role="option"]')].find((one) => one.textContent === word)!,
  );
}

test('schedule field › the night on which the clocks skip its time › shows the run at the next time that they show', async () => {
  const root = await open('2026-03-27T12:00:00Z');
  expect(runs(root)).toEqual([
    '28-03-2026 01:30, sábado',
    '29-03-2026 02:00, domingo',
    '30-03-2026 01:30, segunda-feira',
  ]);
});

test('schedule field › a change to weeks › begins with Monday, and takes further days', async () => {
  const root = await open('2026-01-23T12:00:00Z');
  await choose(root, 'Repete-se', 'Todas as semanas');
  expect(latest()).toEqual({ ...START, every: 'WEEK', weekdays: [1] });
  await click(named('button', 'domingo', root));
  expect(latest().weekdays).toEqual([1, 7]);
  expect(runs(root)[0]).toBe('25-01-2026 01:30, domingo');
});

test('schedule field › a list of days › has no run until a day is whole', async () => {
  const root = await open('2026-01-23T12:00:00Z');
  await choose(root, 'Repete-se', 'Em dias escolhidos');
  await click(named('button', 'Adicionar dia', root));
  expect(namesOf('input', root)).toContain('Dia 1');
  expect(runs(root)).toEqual([]);
  await click(named('button', 'Remover o dia 1', root));
  expect(latest()).toEqual({ ...START, every: 'DATES', dates: [] });
});

test('schedule value › a rule › is a sentence with its next runs', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-23T12:00:00Z'), toFake: ['Date'] });
  const value = { ...START, every: 'QUARTER', month: 2, day: 31 };
  const { root } = await render(<Value {...about} value={value} />);
  await vi.waitFor(() => expect(runs(root)).toHaveLength(3));
  expect(root.textContent).toContain('Dia 31 do segundo mês de cada trimestre, às 01:30 (Lisboa)');
  expect(runs(root)[0]).toBe('28-02-2026 01:30, sábado');
});

test.each([
  [{ ...START, every: 'WEEK', weekdays: [] }, 'MISSING_SCHEDULE_DAYS'],
  [{ ...START, weekdays: [1] }, 'INVALID_RULE'],
  [{ ...START, time: '25:00' }, 'INVALID_SCHEDULE_TIME'],
  [{ ...START, timezone: 'Europe/Atlantis' }, 'INVALID_TIMEZONE'],
  [{ ...START, every: 'DATES', dates: ['2027-02-30'] }, 'INVALID_DATE'],
  [{ ...START, every: 'DATES', dates: ['2027-02-03', '2027-02-03'] }, 'INVALID_RULE'],
])('schedule rule › %j › is refused with %s', (rule, code) => {
  expect(fieldShape('rule', field).safeParse(rule).error?.issues[0]?.message).toBe(code);
});
