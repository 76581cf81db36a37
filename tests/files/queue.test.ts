import { describe, expect, test } from 'vitest';
import { CallError } from '../../dataProvider/client/callError.ts';
import type { SendOptions, SendFile } from '../../src/files/core/types.ts';
import { fileOf, queueOf } from './choosing.ts';

/** A sending that the test answers when it likes. */
function slowSend() {
  const sent: {
    filename: string;
    title: string | null | undefined;
    options: SendOptions;
    answer: (with_: string) => void;
    fail: (why: unknown) => void;
  }[] = [];
  const send: SendFile<string> = ({ filename, title }, options) =>
    new Promise((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      sent.push({ filename, title, options, answer: resolve, fail: reject });
    });
  return { sent, send };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('files that are uploaded one by one', () => {
  test('uploads that end in another order › keep the order of the selection', async () => {
    const { sent, send } = slowSend();
    const { queue } = queueOf({ send });
    await queue.add(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => fileOf(name)));
    queue.move(queue.items()[2]!.key, -1);
    const done = queue.start();
    await turn();
    // Two at a time: the first should arrive before the last begins.
    expect(sent.map(({ filename }) => filename)).toEqual(['a.pdf', 'c.pdf']);
    sent[1]!.answer('of c');
    await turn();
    expect(sent.map(({ filename }) => filename)).toEqual(['a.pdf', 'c.pdf', 'b.pdf']);
    sent[2]!.answer('of b');
    sent[0]!.answer('of a');
    await done;
    expect(queue.items().map(({ file, state, answer }) => [file.name, state, answer])).toEqual([
      ['a.pdf', 'DONE', 'of a'],
      ['c.pdf', 'DONE', 'of c'],
      ['b.pdf', 'DONE', 'of b'],
    ]);
  });

  test('a stopped upload › showed its progress and is retried under the same key', async () => {
    const { sent, send } = slowSend();
    const { queue, states } = queueOf({ send });
    await queue.add([fileOf('a.pdf')]);
    const { key } = queue.items()[0]!;
    const first = queue.start();
    await turn();
    sent[0]!.options.onProgress(30, 120);
    expect(queue.items()[0]).toMatchObject({ state: 'SENDING', progress: 0.25 });
    queue.cancel(key);
    await first;
    expect(states()).toEqual([['a.pdf', 'READY', null]]);
    const second = queue.start();
    await turn();
    sent[1]!.fail(new CallError(-1, null));
    await second;
    expect(states()).toEqual([['a.pdf', 'FAILED', 'NETWORK_ERROR']]);
    const third = queue.retry(key);
    await turn();
    sent[2]!.answer('kept');
    await third;
    expect(states()).toEqual([['a.pdf', 'DONE', null]]);
    expect(new Set(sent.map(({ options }) => options.key)).size).toBe(1);
  });

  test('a changed title › makes it another call', async () => {
    const { sent, send } = slowSend();
    const { queue } = queueOf({ send });
    await queue.add([fileOf('a.pdf')]);
    const { key } = queue.items()[0]!;
    void queue.start();
    await turn();
    sent[0]!.fail(new CallError(500, null));
    await turn();
    queue.setTitle(key, ' Um título ');
    void queue.start();
    await turn();
    expect(sent.map(({ title }) => title)).toEqual([null, 'Um título']);
    expect(sent[0]!.options.key).not.toBe(sent[1]!.options.key);
  });

  test('retrying all › uploads failed files again and refused ones not', async () => {
    const { sent, send } = slowSend();
    const { queue, states } = queueOf({ send });
    await queue.add(['a.pdf', 'b.pdf'].map((name) => fileOf(name)));
    const first = queue.start();
    await turn();
    sent[0]!.fail(new CallError(500, null));
    sent[1]!.fail(new CallError(422, { errors: [{ property: 'documents[0]', error: 'INVALID_FILE' }] }));
    await first;
    expect(states()).toEqual([
      ['a.pdf', 'FAILED', 'PLATFORM_ERROR'],
      ['b.pdf', 'REFUSED', 'INVALID_FILE'],
    ]);
    void queue.start();
    await turn();
    expect(sent.map(({ filename }) => filename)).toEqual(['a.pdf', 'b.pdf', 'a.pdf']);
  });

  test('a removed field › stops its uploads', async () => {
    const { sent, send } = slowSend();
    const { queue } = queueOf({ send });
    await queue.add([fileOf('a.pdf')]);
    void queue.start();
    await turn();
    queue.dispose();
    expect(sent[0]!.options.signal.aborted).toBe(true);
  });
});

describe('a choice of files', () => {
  test('refused files › leave their places to others of the same selection', async () => {
    const { queue, notices, states } = queueOf({ rules: { most: 3, taken: 1 } });
    await queue.add(['a.txt', 'b.pdf', 'c.txt', 'd.pdf', 'e.pdf'].map((name) => fileOf(name)));
    expect(states().map(([name, state]) => [name, state])).toEqual([
      ['a.txt', 'REFUSED'],
      ['b.pdf', 'READY'],
      ['c.txt', 'REFUSED'],
      ['d.pdf', 'READY'],
    ]);
    expect(notices.at(-1)).toEqual({ code: 'TOO_MANY_FILES' });
    expect(queue.room).toBe(0);
  });

  test('more files than allowed › are cut to the limit with a message about the others', async () => {
    const { queue, notices, states } = queueOf({ rules: { most: 2 } });
    await queue.add(['a.pdf', 'b.txt', 'c.pdf'].map((name) => fileOf(name)));
    expect(states()).toEqual([
      ['a.pdf', 'READY', null],
      ['b.txt', 'REFUSED', 'INVALID_FILE_TYPE'],
      ['c.pdf', 'READY', null],
    ]);
    await queue.add([fileOf('d.pdf')]);
    expect(states()).toHaveLength(3);
    expect(notices).toEqual([{ code: 'INVALID_FILE_TYPE', filename: 'b.txt' }, { code: 'TOO_MANY_FILES' }]);
  });

  test('a field for one file › replaces the file by the last selection', async () => {
    const { queue, states } = queueOf({ rules: { most: 1 } });
    await queue.add([fileOf('a.pdf')]);
    await queue.add([fileOf('b.pdf')]);
    expect(states()).toEqual([['b.pdf', 'READY', null]]);
  });

  test('a refused form › marks the file that the error names', async () => {
    const { queue, states } = queueOf();
    await queue.add(['a.pdf', 'x.txt', 'b.pdf'].map((name) => fileOf(name)));
    // The refused file did not go along: the second that did is b.pdf.
    expect(queue.takeRefusal({ body: { errors: { 'documents.1': 'errors.FILE_INFECTED' } } })).toBe(true);
    expect(states().at(-1)).toEqual(['b.pdf', 'REFUSED', 'FILE_INFECTED']);
    expect(queue.takeRefusal({ body: { errors: { reason: 'errors.MISSING_REASON' } } })).toBe(false);
  });
});
