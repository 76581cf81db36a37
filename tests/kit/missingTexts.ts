import type { AnyModule } from '../../resources/kit/module.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';

interface ModuleTexts {
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sections?: Readonly<Record<string, string>>;
}

/** The keys below `resources` that a module needs and its texts lack. */
export function missingTexts(module: AnyModule, texts: ModuleTexts | undefined): string[] {
  const missing: string[] = [];
  const need = (key: string, text: string | undefined): void => {
    if (!text) missing.push(`${module.name}.${key}`);
  };
  need('name', texts?.name);
  for (const [name, field] of Object.entries(module.fields)) {
    need(`fields.${name}`, texts?.fields?.[name]);
    // Permissions have one list of names for the whole product.
    if (field.values === PERMISSIONS) continue;
    for (const value of field.values ?? []) need(`choices.${name}.${value}`, texts?.choices?.[name]?.[value]);
  }
  for (const section of module.form?.sections ?? [])
    need(`sections.${section.name}`, texts?.sections?.[section.name]);
  return missing;
}
