import type { publicAdvert as source } from '../pt/publicAdvert.ts';
import type { Shape } from '../types.ts';

export const publicAdvert = {
  text: 'Enter the transponder and the code that the advert gives. No data of the owner is shown.',
  code: 'Advert code',
  check: 'Check',
  yes: 'Yes. The animal is alive and its owner offers it.',
  no: 'No. The advert is not confirmed.',
  confirmed: 'Confirmed: the animal is registered, alive, not reported as lost, and offered by its owner.',
  notConfirmed:
    'This advert could not be confirmed. Check the transponder and the code; if they are right, ask the advertiser for a new code.',
  wrongCode: 'The code has 8 letters and digits.',
  tooMany: 'Too many checks were made. Try again in a few minutes.',
} satisfies Shape<typeof source>;
