import type { Field } from '../../../resources/kit/fields.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { wordsOf } from '../../../resources/kit/names.ts';
import type { Route } from '../route.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Labels } from './labels.ts';
import { LIST_NOTES, PARAMETER_NOTES } from './parameterNotes.ts';
import { recordOfTag } from './tags.ts';

/** The way that a filter compares, by the kind of its field. */
function comparisonOf({ kind }: Field, isList: boolean): string {
  if (isList && kind !== 'choices' && kind !== 'reference') return 'words, one of which it is';
  switch (kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return 'a part of it, accents and case aside';
    case 'email':
    case 'transponder':
    case 'phone':
      return 'the whole of it';
    case 'reference':
      return 'the ids of records, one of which it is';
    case 'choice':
      return 'words, one of which it is';
    case 'choices':
      return 'words, all of which it has';
    case 'boolean':
      return 'yes or no';
    case 'date':
    case 'timestamp':
      return 'this day or moment';
    default:
      return 'this value';
  }
}

/** The meaning of a filter that follows from a field: its label, and how it compares. */
function noteOfFilter(labels: Labels, module: AnyModule, name: string, isList: boolean): string | undefined {
  const range = /^(.+)(From|To)$/.exec(name);
  const isRange = range !== null && !module.fields[name];
  const base = isRange ? range[1]! : name;
  const field = module.fields[base];
  if (!field) return undefined;
  const label = labels.fieldOf(module, base) ?? base;
  if (!isRange) return `${label}: ${comparisonOf(field, isList)}`;
  return `${label}: ${range[2] === 'From' ? 'from here on' : 'up to here, included'}`;
}

/** The noun for what the id in a path names: the records of the part before it, or those that the call is about. */
function recordIn({ path, tag }: Route, name: string, labels: Labels): string | undefined {
  const before = path.slice(1, path.indexOf(`/:${name}`));
  const module = labels.moduleOf(before) ?? labels.moduleOf(tag);
  return module ? wordsOf(module).singular : recordOfTag(tag);
}

function noteInPath(route: Route, name: string, labels: Labels): string | undefined {
  if (name === 'id') {
    const record = recordIn(route, name, labels);
    return record && `Id of the ${record}`;
  }
  const parent = labels.moduleOf(route.tag)?.parent;
  if (parent && name === `${parent.module.name}Id`) return `Id of the ${wordsOf(parent.module).singular}`;
  return PARAMETER_NOTES[name];
}

/**
 * The meaning of a parameter, in one sentence: what its shape says, else what follows from the field of its name, else
 * what its name means everywhere. Empty where none of these says it, which a test names.
 */
export function noteOf(
  labels: Labels,
  route: Route,
  place: 'path' | 'query',
  name: string,
  { description, type }: JsonSchema,
): string {
  const module = labels.moduleOf(route.tag);
  const isGenerated = route.path === `/${route.tag}/search`;
  const derived =
    place === 'path'
      ? noteInPath(route, name, labels)
      : (LIST_NOTES[name] ??
        (isGenerated && module ? noteOfFilter(labels, module, name, type === 'array') : undefined) ??
        PARAMETER_NOTES[name] ??
        (module && labels.fieldOf(module, name)));
  const note = typeof description === 'string' ? description : derived;
  return note ?? '';
}
