import { readFileSync } from 'node:fs';
import { renderSVG } from 'uqr';
import type { LocaleName } from '../../i18n/locale.ts';
import { HEADS } from '../../resources/animals/animal/silhouettes.ts';
import type { PublicReport } from '../../resources/lostFound/lostAnimal/calls.ts';
import { packagePath } from '../paths.ts';
import type { PosterTexts } from './posterTexts.ts';
import { drawDocument, type DrawingResult } from '../typst/typst.ts';

/** A paw, where the species is not known. */
const PAW =
  'M4.5 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm6 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.5 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM12 10.5c-3 0-7 5.5-7.2 8 0 2 1.2 3 3 3 1.5 0 2.8-.5 4.2-.5s2.7.5 4.2.5c1.8 0 3-1 3-3-.2-2.5-4.2-8-7.2-8Z';

/** The values from which a poster is drawn. */
interface PosterPaper {
  readonly report: PublicReport;
  readonly texts: PosterTexts;
  readonly language: LocaleName;
  /** The public page, which the QR code opens. */
  readonly address: string;
}

const drawing = (species: PublicReport['species']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#7d8b85" fill-rule="evenodd" d="${species ? HEADS[species] : PAW}"/></svg>`;

/** Draws the poster of a report: one A4 page, as a PDF and as a picture. */
export function drawPoster({ report, texts, language, address }: PosterPaper): Promise<DrawingResult> {
  const { status, title, name, facts, photo, species, contact } = report;
  return drawDocument({
    sources: { 'main.typ': readFileSync(packagePath('server/posters/poster.typ'), 'utf8') },
    images: photo === null ? {} : { 'photo.jpg': Buffer.from(photo, 'base64') },
    form: 'both',
    values: {
      status,
      title,
      name,
      facts,
      contact,
      language,
      address,
      hasPhoto: photo !== null,
      drawing: drawing(species),
      qr: renderSVG(address, { ecc: 'M', border: 1 }),
      call: texts.call[status],
      anyone: texts.anyone,
      scan: texts.scan,
      qrAlt: texts.qr,
      photoAlt: photo === null ? texts.drawing : texts.photo,
      register: texts.register,
      creationSeconds: Math.floor(Date.now() / 1000),
    },
  });
}
