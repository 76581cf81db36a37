import { lazy, useEffect } from 'react';
import { publicStart as en } from '../../../i18n/en/publicStart.ts';
import { publicStart as pt } from '../../../i18n/pt/publicStart.ts';
import type { FrontPageName } from '../../../resources/common/publicForm/addresses.ts';
import type { PageProps } from '../publicPages.ts';
import { StartPage } from './StartPage.tsx';

const NoticePage = lazy(async () => ({ default: (await import('./NoticePage.tsx')).NoticePage }));

const NearPage = lazy(async () => ({ default: (await import('./NearPage.tsx')).NearPage }));

const SightingPage = lazy(async () => ({ default: (await import('./SightingPage.tsx')).SightingPage }));
const SightingsPage = lazy(async () => ({ default: (await import('./SightingsPage.tsx')).SightingsPage }));

/** The start page, and the pages that it leads to. */
export function FrontPages(props: PageProps) {
  const { texts, language } = props;
  const [, , name = ''] = location.pathname.split('/');
  const page = name === '' ? undefined : (name as FrontPageName);
  const say = { pt, en }[language];
  const title = page ? say.pages[page] : texts.pages.front;
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
  }, [title, texts]);
  if (!page) return <StartPage {...props} />;
  if (page === 'lost-and-found') return <NearPage title={title} {...props} />;
  if (page === 'sighting') return <SightingPage title={title} {...props} />;
  if (page === 'sightings') return <SightingsPage title={title} {...props} />;
  return <NoticePage key={language} name={page} title={title} again={say.again} {...props} />;
}
