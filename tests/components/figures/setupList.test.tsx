// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { SetupEntryState } from '../../../resources/figures/setup/calls.ts';
import { SETUP_ENTRIES } from '../../../resources/figures/setup/entries.ts';
import { DismissDialog } from '../../../src/parts/figures/setup/DismissDialog.tsx';
import { SetupList } from '../../../src/parts/figures/setup/SetupList.tsx';
import { click, named, render } from '../../helpers/render.tsx';

const entry = (name: SetupEntryState['name'], more: Partial<SetupEntryState> = {}): SetupEntryState => ({
  name,
  state: 'OPEN',
  step: null,
  dismissal: null,
  ...more,
});

test.each(['pt', 'en'] as const)(
  'the setup list in %s › says of every entry its state, why it matters and where it is done',
  async (language) => {
    const entries = SETUP_ENTRIES.map(({ name }) => entry(name));
    const { root } = await render(<SetupList entries={entries} onState={() => undefined} />, { language });
    expect(root.querySelectorAll('li')).toHaveLength(entries.length);
    for (const { settings = [], command } of SETUP_ENTRIES as readonly {
      settings?: readonly string[];
      command?: string;
    }[])
      for (const word of [...settings, ...(command ? [command] : [])])
        expect(root.textContent).toContain(word);
    expect(root.textContent).not.toContain('setupPages');
  },
);

test('a dismissed entry › shows its reason and can be put back, a done one needs nothing', async () => {
  const dismissal = {
    reason: 'Fica para depois.',
    user: { id: 1, name: 'Olga Reis' },
    creationTimestamp: '2026-11-29T10:00:00.000Z',
  };
  const { root } = await render(
    <SetupList
      entries={[entry('signingKey', { state: 'DISMISSED', dismissal }), entry('entity', { state: 'DONE' })]}
      onState={() => undefined}
    />,
  );
  expect(root.textContent).toContain('Dispensado por Olga Reis em 29-11-2026: Fica para depois.');
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Repor']);
});

test.each([
  ['SERVER', 'defina SMTP_URL', false],
  ['TEST', 'Falta confirmar', true],
] as const)('mail without %s › says %s, and sends a test only where it can', async (step, words, canSend) => {
  const { root } = await render(<SetupList entries={[entry('mail', { step })]} onState={() => undefined} />);
  expect(root.textContent).toContain(words);
  expect(root.textContent?.includes('Enviar e-mail de teste')).toBe(canSend);
});

test('dismissing without a reason › is refused before it is sent', async () => {
  const onDismiss = vi.fn(async () => undefined);
  await render(<DismissDialog name="Créditos" onDismiss={onDismiss} onCancel={() => undefined} />);
  await click(named('button', 'Dispensar'));
  expect(onDismiss).not.toHaveBeenCalled();
  expect(document.body.querySelector('[aria-invalid="true"]')).not.toBeNull();
});
