/** The words of a text. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Functions that a query may call: they compute from their arguments alone. Absent on purpose: whatever reads or sets
 * something beside them (`current_setting`, `set_config`, `pg_*`, `nextval`, `query_to_xml`, `lo_*`, `dblink`), waits, makes
 * rows or long texts from nothing (`generate_series`, `repeat`, `lpad`, `replace`, `string_agg`, `array_agg`), matches
 * regular expressions, or answers differently each time.
 */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  words(`
  count sum avg min max bool_and bool_or every stddev stddev_pop stddev_samp variance
  var_pop var_samp corr mode percentile_cont percentile_disc row_number rank dense_rank percent_rank cume_dist ntile
  lag lead first_value last_value nth_value abs ceil ceiling floor round trunc mod
  sign div width_bucket lower upper initcap btrim ltrim rtrim left right substr
  split_part reverse length char_length character_length position strpos starts_with concat concat_ws date_trunc date_part
  extract date_bin age make_date to_date to_char timezone now
`),
);

/** Types that a value may be made into: none that looks a name up in the database (`regclass`), none that holds others. */
export const TYPES: ReadonlySet<string> = new Set(
  words(`
  bool int2 int4 int8 integer bigint smallint numeric float4 float8 text varchar
  date timestamp timestamptz time interval
`),
);

/** Operators that a query may use. Regular expressions are not among them: their time has no bound. */
export const OPERATORS: ReadonlySet<string> = new Set([
  ...words('+ - * / % = <> != < > <= >= || ~~ !~~ ~~* !~~* BETWEEN'),
  'NOT BETWEEN',
  'BETWEEN SYMMETRIC',
  'NOT BETWEEN SYMMETRIC',
]);

/** Functions and operators that make a text longer: each use can double it. */
export const LENGTHENING: ReadonlySet<string> = new Set(['||', 'concat', 'concat_ws', 'to_char']);
