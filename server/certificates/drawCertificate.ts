import { renderSVG } from 'uqr';
import { speciesOfCategory } from '../../resources/animals/animal/silhouettes.ts';
import { shownCode } from '../../resources/numbers/printedCode.ts';
import {
  VALUE_NAMES,
  type CertificateLanguage,
} from '../../resources/animals/certificate/certificateValues.ts';
import { paperTexts, printedDay, printedKind, printedText } from './printedTexts.ts';
import type { DrawingResult } from '../typst/typst.ts';
import { drawLayout } from './drawLayout.ts';

/** The values from which a certificate is drawn. */
export interface CertificatePaper {
  readonly source: string;
  readonly title: string;
  readonly language: CertificateLanguage;
  /** Kept values by their names; those that are left out cannot be printed. */
  readonly values: Readonly<Record<string, string | null>>;
  /** Parameters as they are printed. */
  readonly parameters: Readonly<Record<string, string | null>>;
  /** The category of the animal's breed, which says the species. */
  readonly category: string | null;
  /** A JPEG of the animal, where there is one. */
  readonly photo: Buffer | null;
  readonly code: string;
  readonly issuer: string;
  readonly date: Date;
  /** The day of issue, `YYYY-MM-DD`. */
  readonly day: string;
  readonly publicUrl: string;
  /** The signed statement that the QR code carries. */
  readonly fragment: string;
  readonly isDemonstration: boolean;
}

/** Draws a certificate, not yet signed. */
export function drawCertificate(
  paper: CertificatePaper,
  form: 'pdf' | 'svg' = 'pdf',
): Promise<DrawingResult> {
  const { source, title, language, category, photo, code, issuer, date, day, publicUrl, fragment } = paper;
  const texts = paperTexts(language);
  const values = Object.fromEntries(
    VALUE_NAMES.filter((name) => name in paper.values).map((name) => [
      name,
      printedText(name, paper.values[name] ?? null, language),
    ]),
  );
  return drawLayout({
    source,
    form,
    ...(photo && { images: { 'photo.jpg': photo } }),
    values: {
      title: printedKind(title, language),
      language,
      species: texts.species[speciesOfCategory(category)],
      photoAlt: photo && texts.photoAlt.replace('%{name}', () => paper.values.name ?? code),
      values,
      labels: texts.values,
      parameters: paper.parameters,
      code: shownCode(code),
      issuer,
      issueDate: printedDay(day),
      creationSeconds: Math.floor(date.getTime() / 1000),
      address: `${publicUrl}/public/validate`,
      qr: renderSVG(`${publicUrl}/public/validate/${code}#${fragment}`, { ecc: 'M', border: 2 }),
      notice: paper.isDemonstration ? texts.demonstration : null,
    },
  });
}
