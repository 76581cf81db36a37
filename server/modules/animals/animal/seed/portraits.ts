import type { Species } from '../../../../demonstration/base/names.ts';
import { shade, type Coat } from './coats.ts';

/** The variable parts of a portrait. */
export interface Look {
  species: Species;
  coat: Coat;
  /** 0 to 3: ears of dogs (hanging, pricked, folded, long), eyes of cats. */
  variant: number;
}

const BACKGROUNDS = ['#dfeae6', '#f1e4d3', '#e2e6f1', '#efe1e4', '#e6ecd8', '#e4dfee', '#f3ead0', '#d9e8ee'];
const COLLARS = ['#b2483a', '#2f6f66', '#3c5a96', '#8a5a9b', '#c08a2b'];

const eye = (x: number, y: number, iris: string, slit = false): string => `
  <ellipse cx="${x}" cy="${y}" rx="25" ry="27" fill="${iris}"/>
  <ellipse cx="${x}" cy="${y}" rx="${slit ? 8 : 17}" ry="${slit ? 22 : 19}" fill="#1d1917"/>
  <circle cx="${x + 8}" cy="${y - 9}" r="7" fill="#fff"/>`;

const stripes = (colour: string): string => `
  <g stroke="${colour}" stroke-width="15" stroke-linecap="round" fill="none" opacity="0.75">
    <path d="M300 128v62M258 140q-4 28 6 52M342 140q4 28-6 52M160 300q30 6 52 22M440 300q-30 6-52 22M166 344q26 2 44 12M434 344q-26 2-44 12"/>
    <path d="M190 500q20 26 22 60M410 500q-20 26-22 60M252 520q6 24 4 50M348 520q-6 24-4 50"/>
  </g>`;

const body = ({ base, second, pattern }: Coat): string => `
  <path d="M128 620c4-120 70-190 172-190s168 70 172 190z" fill="${pattern === 'points' ? base : shade(base, -0.06)}"/>
  ${pattern === 'bicolor' || pattern === 'patches' || pattern === 'tan' ? `<path d="M226 620c0-80 26-140 74-140s74 60 74 140z" fill="${second}"/>` : ''}`;

const collar = (colour: string): string => `
  <path d="M186 462q114 66 228 0l6 34q-120 68-240 0z" fill="${colour}"/>
  <circle cx="300" cy="526" r="21" fill="#e3b64a"/><circle cx="300" cy="526" r="13" fill="#f0cd72"/>`;

const EARS = [
  (c: string) => `<path d="M176 178c-66 4-104 70-96 166 4 44 46 54 66 12 14-30 22-92 58-130z" fill="${c}"/>`,
  (c: string) => `<path d="M148 246L132 74q2-16 18-8l112 92z" fill="${c}"/>`,
  (c: string) =>
    `<path d="M156 220c-24-60-32-100-14-118 22-14 84 8 110 40-42-4-72 26-62 86-10 16-28 8-34-8z" fill="${c}"/>`,
  (c: string) =>
    `<path d="M186 176c-80 18-112 108-104 226 4 58 52 60 68 10 14-44 16-130 54-186z" fill="${c}"/>`,
];

const mirrored = (path: string): string => `${path}<g transform="matrix(-1 0 0 1 600 0)">${path}</g>`;

function dog({ coat, variant }: Look): string {
  const { base, second, pattern } = coat;
  const muzzle = pattern === 'plain' || pattern === 'stripes' ? shade(base, 0.28) : second;
  return `${mirrored(EARS[variant % 4]!(shade(base, -0.22)))}
    <path d="M300 128c100 0 162 70 158 168-4 104-70 174-158 174s-154-70-158-174c-4-98 58-168 158-168z" fill="${base}"/>
    ${pattern === 'stripes' ? stripes(second) : ''}
    ${pattern === 'patches' ? `<path d="M300 128c100 0 162 70 158 168-2 30-40 44-82 26-42-20-70-80-76-194z" fill="${second}"/>` : ''}
    ${pattern === 'bicolor' ? `<path d="M276 130h48q26 130 12 190h-72q-14-60 12-190z" fill="${second}"/>` : ''}
    ${pattern === 'tan' ? `<circle cx="232" cy="232" r="17" fill="${second}"/><circle cx="368" cy="232" r="17" fill="${second}"/>` : ''}
    <ellipse cx="300" cy="384" rx="92" ry="78" fill="${muzzle}"/>
    <path d="M256 340q44-30 88 0 10 34-44 46-54-12-44-46z" fill="#26211f"/>
    <ellipse cx="284" cy="346" rx="14" ry="7" fill="#fff" opacity="0.35"/>
    <path d="M300 384v28M300 412q-34 34-66 10M300 412q34 34 66 10" stroke="#3a302b" stroke-width="8" fill="none" stroke-linecap="round"/>
    <path d="M280 428q20 46 40 0z" fill="#d9777c"/>
    ${eye(228, 282, '#6b4426')}${eye(372, 282, '#6b4426')}`;
}

const CAT_EYES = ['#9bb356', '#d8a53c', '#6fa3b8', '#c9803a'];

function cat({ coat, variant }: Look): string {
  const { base, second, pattern } = coat;
  const ears = pattern === 'points' ? second : base;
  const ear = `<path d="M142 262L130 92q2-20 22-10l118 80z" fill="${ears}"/><path d="M164 206l-8-82 66 44z" fill="#d9a79c"/>`;
  const whiskers =
    '<path d="M214 378L96 356M214 392L92 400M216 406L104 442" stroke="#fff" stroke-width="4" opacity="0.85"/>';
  return `${mirrored(ear)}
    <path d="M300 142c104 0 174 66 172 158-2 98-76 166-172 166s-170-68-172-166c-2-92 68-158 172-158z" fill="${base}"/>
    ${pattern === 'stripes' ? stripes(second) : ''}
    ${pattern === 'patches' ? `<path d="M300 142c104 0 174 66 172 158-1 24-60 36-96 10-40-28-66-88-76-168z" fill="${second}"/>` : ''}
    ${pattern === 'bicolor' ? `<path d="M300 196q34 96 96 150-10 112-96 118-86-6-96-118 62-54 96-150z" fill="${second}"/>` : ''}
    ${pattern === 'points' ? `<ellipse cx="300" cy="360" rx="92" ry="86" fill="${second}" opacity="0.85"/>` : ''}
    <ellipse cx="262" cy="396" rx="48" ry="40" fill="${shade(pattern === 'plain' ? base : second, 0.35)}"/>
    <ellipse cx="338" cy="396" rx="48" ry="40" fill="${shade(pattern === 'plain' ? base : second, 0.35)}"/>
    <path d="M276 356q24-12 48 0-4 22-24 28-20-6-24-28z" fill="#c9837d"/>
    <path d="M300 384v18M300 402q-22 24-44 8M300 402q22 24 44 8" stroke="#5a453d" stroke-width="6" fill="none" stroke-linecap="round"/>
    ${mirrored(whiskers)}
    ${eye(222, 300, CAT_EYES[variant % 4]!, true)}${eye(378, 300, CAT_EYES[variant % 4]!, true)}`;
}

function ferret({ coat }: Look): string {
  const { base } = coat;
  const mask = shade(base, -0.45);
  return `${mirrored(`<circle cx="180" cy="206" r="52" fill="${shade(base, -0.15)}"/><circle cx="182" cy="210" r="30" fill="#dcb3a4"/>`)}
    <path d="M300 150c92 0 148 62 144 150-4 96-62 168-144 168s-140-72-144-168c-4-88 52-150 144-150z" fill="${shade(base, 0.25)}"/>
    <path d="M168 300q60-58 132-24 72-34 132 24-40 52-96 26-36-16-72 0-56 26-96-26z" fill="${mask}"/>
    <ellipse cx="300" cy="392" rx="66" ry="60" fill="${shade(base, 0.6)}"/>
    <path d="M272 366q28-16 56 0-4 24-28 30-24-6-28-30z" fill="#c47f78"/>
    <path d="M300 396v16M300 412q-20 18-40 6M300 412q20 18 40 6" stroke="#5a453d" stroke-width="6" fill="none" stroke-linecap="round"/>
    ${eye(232, 296, '#3a2a22')}${eye(368, 296, '#3a2a22')}`;
}

const HEADS = { DOG: dog, CAT: cat, FERRET: ferret };

/** A portrait of 600 by 600 as SVG: head and shoulders on a plain ground. */
export function portrait(look: Look, place: number): string {
  const background = BACKGROUNDS[place % BACKGROUNDS.length]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">
    <rect width="600" height="600" fill="${background}"/>
    <circle cx="300" cy="320" r="262" fill="${shade(background, 0.45)}"/>
    ${body(look.coat)}${look.species === 'CAT' && place % 3 === 0 ? '' : collar(COLLARS[place % COLLARS.length]!)}
    ${HEADS[look.species](look)}
  </svg>`;
}
