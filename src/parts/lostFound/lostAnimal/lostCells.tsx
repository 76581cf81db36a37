import Box from '@mui/material/Box';
import { lostAnimal } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { Transponder } from '../../../components/transponder/Transponder.tsx';
import type { Values } from '../../../fields/index.ts';
import { useCountryName } from '../../../fields/country/countryNames.ts';
import { BareValue } from '../../../forms/FieldValue.tsx';
import type { ListOptions } from '../../../lists/listContext.ts';

/** A report as lists and pages have it. */
export interface LostRow extends Values {
  readonly id: number;
  readonly transponder: string;
  readonly name: string | null;
  readonly status: 'LOST' | 'FOUND';
  readonly isClosed: boolean;
  readonly validationStatus: 'PENDING' | 'ACCEPTED' | 'REJECTED';
  readonly deliveryStatus: string | null;
  readonly eventCountry: string;
  readonly eventDate: string;
  readonly eventParish: { readonly name: string } | null;
  readonly eventCounty: { readonly name: string } | null;
  readonly eventDistrict: { readonly name: string } | null;
  readonly creationTimestamp: string;
}

export const lostModule = lostAnimal;

/** The name of a country. */
function CountryName({ code }: { readonly code: string }) {
  return useCountryName()(code);
}

const rowOf = (record: Values) => record as LostRow;

/** The status of a report, and its state: waiting for validation, or closed with an outcome. */
function Standing({ report }: { readonly report: LostRow }) {
  const shown = ['status', report.validationStatus === 'PENDING' ? 'validationStatus' : 'deliveryStatus'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {shown
        .filter((source) => report[source])
        .map((source) => (
          <BareValue key={source} module={lostModule} source={source} record={report} compact />
        ))}
    </Box>
  );
}

/** The place of a report: its parish, else the municipality, else the district, else the country. */
function Place({ report }: { readonly report: LostRow }) {
  const { eventParish, eventCounty, eventDistrict, eventCountry } = report;
  const place = eventParish ?? eventCounty ?? eventDistrict;
  return place ? place.name : <CountryName code={eventCountry} />;
}

/** The columns that lists of reports draw their own way; days in UTC. */
export const lostCells: NonNullable<ListOptions['cells']> = {
  status: (record) => <Standing report={rowOf(record)} />,
  transponder: (record) => <Transponder number={rowOf(record).transponder} />,
  eventParishId: (record) => <Place report={rowOf(record)} />,
  creationTimestamp: (record) => showDate(rowOf(record).creationTimestamp.slice(0, 10)),
};
