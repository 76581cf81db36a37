// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { SubmissionDialog } from '../../../src/forms/dialogs/SubmissionDialog.tsx';
import { useSubmission } from '../../../src/runtime/submission/useSubmission.ts';
import { render } from '../../helpers/render.tsx';

function Sends({ answer }: { readonly answer: Promise<never> }) {
  const submission = useSubmission();
  const send = () => void submission.run(() => answer);
  return (
    <SubmissionDialog submission={submission} title="t" confirm="ok" onSend={send} onClose={() => undefined}>
      Text
    </SubmissionDialog>
  );
}

test('the focus of a dialog that sends › stays in it, and is back on the button after a refusal', async () => {
  let refuse: (failure: Error) => void = () => undefined;
  await render(<Sends answer={new Promise<never>((_resolve, reject) => (refuse = reject))} />);
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')!;
  const button = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'ok')!;
  await act(async () => button.focus());
  await act(async () => button.click());
  expect(button.disabled).toBe(true);
  expect(document.activeElement).toBe(dialog);
  await act(async () => refuse(new Error('Refused')));
  expect(document.activeElement).toBe(button);
});
