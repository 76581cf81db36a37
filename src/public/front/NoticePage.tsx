import { useCallback, useEffect, useState } from 'react';
import type { PublicNotice } from '../../../resources/common/information/notices.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call } from '../calls.ts';
import type { PageProps } from '../publicPages.ts';
import { Trouble } from '../Trouble.tsx';
import { Formatted } from './Formatted.tsx';

interface NoticePageProps extends PageProps {
  readonly name: PublicNotice;
  readonly title: string;
  readonly again: string;
}

/** A text that the law asks for, as the operator has set it. */
export function NoticePage({ name, title, again, texts }: NoticePageProps) {
  const [content, setContent] = useState<string>();
  const { trouble, run } = useSubmission();
  const load = useCallback(
    () =>
      run(async () => {
        const notice = await call<{ content: string }>('GET', `/public-notices/${name}`);
        setContent(notice.content);
      }),
    [run, name],
  );
  useEffect(() => void load(), [load]);
  return (
    <>
      <h1>{title}</h1>
      <Trouble texts={texts} trouble={trouble} errors={{}} />
      {trouble ? (
        <button type="button" onClick={() => void load()}>
          {again}
        </button>
      ) : content === undefined ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <Formatted html={content} />
      )}
    </>
  );
}
