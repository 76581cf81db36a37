import { anyOf, veterinarian } from '../../kit/access.ts';

export const REQUEST_TRANSFERS = anyOf('REQUEST_ANIMAL_TRANSFER', veterinarian);
