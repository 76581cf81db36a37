import { useTranslate } from 'react-admin';
import type { ConfigurationKey } from '../../../../resources/common/configuration/configurationValues.ts';

/**
 * Returns the label of a part of a value: the key's own name for a value without parts, a type of request for a term.
 */
export function usePartLabel(): (key: ConfigurationKey, name: string) => string {
  const translate = useTranslate();
  return (key, name) => {
    if (name === '') return translate(`configurationPages.keys.${key}.name`);
    return key === 'requestTerms'
      ? translate(`resources.${name}.name`, { smart_count: 2 })
      : translate(`configurationPages.parts.${name}`);
  };
}
