import type { Tone as DeclaredTone } from '../../resources/kit/values/field.ts';

/** A status: what is written, what it stands on, the line around it. Each pair holds 4.5:1. */
export interface Tone {
  readonly text: string;
  readonly ground: string;
  readonly line: string;
}

/** The tones that declarations know, and those that only some labels need to be distinguished. */
export type ToneName = DeclaredTone | 'answered' | 'waiting' | 'ended';

/** The colours of one mode, by what they are for. */
export interface Colours {
  /** Behind everything. */
  readonly canvas: string;
  /** The background of content and inputs. */
  readonly paper: string;
  /** Set back: table heads, rows under the pointer, disabled fields. */
  readonly sunken: string;
  readonly ink: string;
  readonly muted: string;
  readonly disabled: string;
  readonly line: string;
  /** Around what can be typed in: 3:1 against paper. */
  readonly edge: string;
  readonly primary: string;
  readonly primaryStrong: string;
  readonly primaryTint: string;
  readonly onPrimary: string;
  /** The tag's metal: for ornament, and as text only in `brassText`. */
  readonly brass: string;
  readonly brassText: string;
  /** The strap: the menu and the quiet side of the sign-in page. */
  readonly strap: string;
  readonly strapRaised: string;
  readonly onStrap: string;
  readonly onStrapMuted: string;
  /** The strap where it is drawn on canvas or paper. */
  readonly drawnStrap: string;
  readonly tones: Readonly<Record<ToneName, Tone>>;
}

export const light: Colours = {
  canvas: '#f1f4f2',
  paper: '#ffffff',
  sunken: '#e8edea',
  ink: '#15211d',
  muted: '#4d5c56',
  disabled: '#84918b',
  line: '#d6ded9',
  edge: '#7c8b84',
  primary: '#0f5a4c',
  primaryStrong: '#0a4339',
  primaryTint: '#dcece6',
  onPrimary: '#ffffff',
  brass: '#cf922a',
  brassText: '#7a5200',
  strap: '#10302a',
  strapRaised: '#1b463d',
  onStrap: '#e2eee9',
  onStrapMuted: '#a3bdb3',
  drawnStrap: '#0f5a4c',
  tones: {
    neutral: { text: '#4d5c56', ground: '#e8edea', line: '#c5cfc9' },
    good: { text: '#176437', ground: '#e1f2e7', line: '#a9d6b8' },
    attention: { text: '#7d4b00', ground: '#fcf0d9', line: '#ecca86' },
    bad: { text: '#a31f16', ground: '#fcebe8', line: '#efb4ad' },
    info: { text: '#195681', ground: '#e2eff8', line: '#a8cde6' },
    answered: { text: '#0f5a4c', ground: '#d3ece7', line: '#7cc4b6' },
    waiting: { text: '#5b3c99', ground: '#efe9fa', line: '#c8b6ea' },
    ended: { text: '#3a4641', ground: '#ffffff', line: '#7c8b84' },
  },
};

export const dark: Colours = {
  canvas: '#0e1513',
  paper: '#16201d',
  sunken: '#1f2b27',
  ink: '#e7efeb',
  muted: '#a8b7b0',
  disabled: '#6f7d77',
  line: '#2c3935',
  edge: '#6f8078',
  primary: '#7ad3ba',
  primaryStrong: '#9be3cf',
  primaryTint: '#1b3a33',
  onPrimary: '#06241d',
  brass: '#e5b159',
  brassText: '#ecc078',
  strap: '#0f2b25',
  strapRaised: '#1c443b',
  onStrap: '#dfeae6',
  onStrapMuted: '#9db8ae',
  drawnStrap: '#2c6557',
  tones: {
    neutral: { text: '#b4c2bc', ground: '#24302c', line: '#3c4a45' },
    good: { text: '#86d9a4', ground: '#152f21', line: '#2b5a3e' },
    attention: { text: '#f0c069', ground: '#362a12', line: '#66501f' },
    bad: { text: '#ffaaa0', ground: '#3d1d1a', line: '#713831' },
    info: { text: '#93c8ec', ground: '#162c3b', line: '#2c5269' },
    answered: { text: '#7ad3ba', ground: '#0f332c', line: '#2a7566' },
    waiting: { text: '#cbb5f5', ground: '#2a2140', line: '#54427c' },
    ended: { text: '#ccd7d2', ground: '#0e1513', line: '#6f8078' },
  },
};
