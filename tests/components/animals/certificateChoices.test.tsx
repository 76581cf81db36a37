// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { CertificateChoices } from '../../../src/parts/animals/animal/certificates/CertificateChoices.tsx';
import { render } from '../../helpers/render.tsx';

test.each([
  ['pt', 'pt', 'Português'],
  ['pt', 'en', 'Inglês'],
  ['en', 'pt', 'Portuguese'],
  ['en', 'en', 'English'],
] as const)(
  'the language of a certificate › is named by a word: in %s, %s is %s',
  async (page, chosen, word) => {
    const { root } = await render(
      <CertificateChoices
        templates={[]}
        templateId={null}
        language={chosen}
        onTemplate={() => undefined}
        onLanguage={() => undefined}
      />,
      { language: page },
    );
    expect(root.textContent).toContain(word);
    expect(root.textContent).not.toContain('certificatePages');
  },
);
