import sql from 'sql-template-tag';
import { listRabiesVaccines } from '../../../../resources/reference/vaccine/calls.ts';
import { handleRead } from '../../../http/handle.ts';

interface Line {
  readonly id: number;
  readonly name: string;
  readonly immunizationTimePeriod: number;
  readonly immunizationTimeUnit: 'YEAR' | 'MONTH';
}

/** All vaccines, by name. */
export const listRabiesVaccinesHandler = handleRead(listRabiesVaccines, ({ db }) =>
  db.query<Line>(
    sql`select id, name, immunization_time_period, immunization_time_unit from vaccine order by sort_text(name) collate "C", id`,
  ),
);
