import type {
  importAddressesJob as jobSource,
  importAddressesPage as pageSource,
} from '../../../pt/reference/address/jobs.ts';
import type { Shape } from '../../../types.ts';

/** The job that imports the country's addresses, and its page. */
export const importAddressesJob = { title: 'Import of addresses' } satisfies Shape<typeof jobSource>;

export const importAddressesPage = {
  text: 'Upload the official tables. You can import all of them or only some; each needs those before it, now or from an earlier import. Importing again duplicates nothing.',
  tables: {
    districts: 'Districts',
    municipalities: 'Municipalities',
    parishes: 'Parishes',
    postalCodes: 'Postal codes',
  },
  hints: {
    districts: 'Two columns: code and name (CTT, districts).',
    municipalities: 'Three columns: district, code and name (CTT, municipalities).',
    parishes: 'Nine columns, the tax authority’s table of parishes.',
    postalCodes: 'Seventeen columns, the file todos_cp.txt of CTT.',
  },
  choose: 'Select file',
  chooseNamed: 'Select file: %{name}',
  other: 'Replace',
  remove: 'Remove',
  removeNamed: 'Remove the file: %{name}',
  none: 'No file selected',
  limit: 'CSV or text, up to 200 MB a file.',
  send: 'Import',
  uploading: 'Uploading %{file}: %{percent}%',
  started: 'Import started',
  running: 'Latest import',
  all: 'See all jobs',
} satisfies Shape<typeof pageSource>;
