import { page, type ModuleViews } from '../route.ts';

const ApiKeyList = page(() => import('../../pages/access/apiKey/ApiKeyList.tsx'), 'ApiKeyList');

export const apiKeyViews: ModuleViews = { list: ApiKeyList };
