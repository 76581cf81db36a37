import type { publicNear as source } from '../pt/publicNear.ts';
import type { Shape } from '../types.ts';

/** The public list of animals lost and found. */
export const publicNear = {
  text: 'Animals that the people who look for them, or found them, agreed to publish. Have you seen one? Say where.',
  fields: { districtId: 'District or island', countyId: 'Municipality', species: 'Species', status: 'State' },
  all: 'All',
  kinds: { dog: 'Dogs', cat: 'Cats', ferret: 'Ferrets' },
  states: { LOST: 'Lost', FOUND: 'Found' },
  lost: 'Lost on %{day}',
  found: 'Found on %{day}',
  noName: { dog: 'Dog', cat: 'Cat', ferret: 'Ferret', other: 'Animal' },
  near: 'Near me',
  nearHint:
    'Your device asks whether it may give your position. It never leaves the device: it only selects the municipality.',
  noPosition: 'Your position could not be found. Select the municipality in the list.',
  nowhere: 'There are no published reports in your municipality (%{name}). Those of the country are shown.',
  map: 'Show the map',
  hideMap: 'Close the map',
  mapLabel: 'Map of municipalities with published reports; the list Municipality says the same',
  photo: 'Photo: %{title}',
  view: 'View the animal',
  seen: 'I have seen this animal',
  none: 'No animals are published for this selection.',
  clear: 'Show all',
  more: 'Show more',
  failed: 'The list could not be loaded.',
  again: 'Try again',
} satisfies Shape<typeof source>;
