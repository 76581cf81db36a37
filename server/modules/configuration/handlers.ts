import type { Handler } from '../../http/handle.ts';
import { searchConfigurationsHandler } from './searchConfigurations.ts';
import { setConfigurationHandler } from './setConfiguration.ts';

/** Everything that answers the calls of this module. */
export const configurationHandlers: readonly Handler[] = [
  searchConfigurationsHandler,
  setConfigurationHandler,
];
