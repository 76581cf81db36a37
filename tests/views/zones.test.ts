import { beforeAll, describe, expect, it } from 'vitest';
import { cityOf, loadCities, regionOf, sortedZones } from '../../src/fields/timezone/zoneNames.ts';
import { fields as en } from '../../i18n/en/kit/views/fields.ts';
import { fields as pt } from '../../i18n/pt/kit/views/fields.ts';

describe('a time zone', () => {
  it('of Portugal › has its name before the names of all cities are loaded', () => {
    expect([cityOf('Europe/Lisbon', 'pt'), cityOf('Atlantic/Azores', 'pt')]).toEqual(['Lisboa', 'Açores']);
    expect(cityOf('Asia/Tokyo', 'pt')).toBe('Tokyo');
  });
});

describe('a time zone, once the names of all cities are loaded', () => {
  beforeAll(loadCities);

  it.each([
    ['Europe/Lisbon', 'Lisboa', 'Lisbon'],
    ['America/New_York', 'Nova Iorque', 'New York'],
    ['America/Sao_Paulo', 'São Paulo', 'São Paulo'],
    ['Atlantic/Azores', 'Açores', 'Azores'],
    ['America/Argentina/Ushuaia', 'Ushuaia', 'Ushuaia'],
    ['Asia/Tokyo', 'Tóquio', 'Tokyo'],
  ])('%s is called %s in Portuguese and %s in English', (zone, portuguese, english) => {
    expect([cityOf(zone, 'pt'), cityOf(zone, 'en')]).toEqual([portuguese, english]);
  });

  it('stands below its region, Portugal’s own first, the others by city', () => {
    const zones = sortedZones('Etc/Unknown', 'pt');
    expect(zones.slice(0, 3)).toEqual(['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores']);
    expect(zones).toContain('Etc/Unknown');
    const regions = zones.map(regionOf);
    // Each region is one run.
    expect(regions.filter((region, at) => region !== regions[at - 1]).length).toBe(new Set(regions).size);
    const europe = zones.filter((zone) => regionOf(zone) === 'Europe').map((zone) => cityOf(zone, 'pt'));
    expect(europe.indexOf('Amesterdão')).toBeLessThan(europe.indexOf('Zurique'));
  });

  it('every region that browsers know › has a word', () => {
    const regions = new Set(sortedZones(null, 'en').map(regionOf));
    for (const texts of [pt, en])
      expect(Object.keys(texts.zones)).toEqual(expect.arrayContaining([...regions]));
  });
});
