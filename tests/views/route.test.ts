import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { page } from '../../src/routes/route.ts';

describe('a page of the routes', () => {
  const draw = (Page: React.ComponentType) =>
    renderToStaticMarkup(createElement(Suspense, { fallback: 'waits' }, createElement(Page)));

  it('whose scripts are not there › waits for them', () => {
    const Page = page(() => Promise.resolve({ Home: () => 'home' }), 'Home');
    expect(draw(Page)).toContain('waits');
  });

  it('whose scripts are there › is drawn at once', async () => {
    const Page = page(() => Promise.resolve({ Home: () => 'home' }), 'Home');
    await Page.load();
    expect(draw(Page)).toBe('home');
  });
});
