import { describe, expect, it } from 'vitest';
import { addFiles, fileSentence } from '../../../../src/public/chosenFiles.ts';

const MB = 1_000_000;
const pdf = (name: string, size = MB) => ({ name, type: 'application/pdf', size });
const photo = { name: 'gato.heic', type: '', size: 20 * MB };

describe('files chosen for a public form', () => {
  it('a wrong type, or one that is too large › is named and not added; a large photo is made smaller later', () => {
    const program = { name: 'jogo.exe', type: 'application/x-msdownload', size: MB };
    const { files, sentences } = addFiles(
      [],
      [program, pdf('grande.pdf', 9 * MB), photo, pdf('a.pdf')],
      'pt',
    );
    expect(files).toEqual([photo, pdf('a.pdf')]);
    expect(sentences).toEqual([
      'jogo.exe: este tipo de ficheiro não é aceite. Use uma fotografia ou um PDF.',
      'grande.pdf: o ficheiro tem mais de 5 MB. Escolha um mais pequeno.',
    ]);
  });

  it('more than five › are named, and the first five are kept', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((n) => pdf(`${n}.pdf`));
    const { files, sentences } = addFiles(all.slice(0, 4), all.slice(4), 'en-US');
    expect(files).toEqual(all.slice(0, 5));
    expect(sentences).toEqual(['You can send only 5 files. Not added: 6.pdf, 7.pdf.']);
  });

  it('one that the server refuses › is named with the reason', () => {
    expect(fileSentence('FILE_INFECTED', 'a.pdf', 'pt-PT')).toBe(
      'a.pdf: o ficheiro contém um vírus e não foi enviado. Retire-o e escolha outro.',
    );
    expect(fileSentence('FILE_TYPE_MISMATCH', 'a.pdf', 'en')).toBe(
      'a.pdf: this type of file is not accepted. Use a photo or a PDF.',
    );
    expect(fileSentence('INVALID_FILE', 'a.pdf', 'en')).toContain('a.pdf: the file could not be read.');
  });
});
