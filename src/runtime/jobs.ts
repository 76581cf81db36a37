import type { Translate } from '../../i18n/index.ts';

/** What names a job: its declaration's name, what it does, and the module whose records it works on. */
export interface NamedJob {
  readonly name: string;
  readonly act: string;
  readonly of: string;
}

/** The name of a job: its own words where it has some, else what it does with which records. */
export const jobTitle = (translate: Translate, { name, act, of }: NamedJob): string =>
  translate(`${name}Job.title`, {
    _: translate(`jobActs.${act}`, {
      _: name,
      what: translate(`resources.${of}.name`, { _: of, smart_count: 2 }),
    }),
  });
