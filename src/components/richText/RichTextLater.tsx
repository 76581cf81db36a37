import { lazy, Suspense, type ComponentProps } from 'react';

const Loaded = lazy(() => import('./RichText.tsx').then((module) => ({ default: module.RichText })));

/** Formatted text where most visits have none: the part that cleans it is loaded when there is some. */
export const RichTextLater = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
