import { modules } from '../../resources/generated/modules.ts';
import { moduleResource } from './ModuleResource.tsx';

/** Every declared module as react-admin knows it. */
export const resources = () => modules.map(moduleResource);
