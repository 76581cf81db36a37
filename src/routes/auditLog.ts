import { page, type ModuleViews } from './route.ts';

const AuditList = page(() => import('../pages/auditLog/AuditList.tsx'), 'AuditList');

export const auditLogViews: ModuleViews = { list: AuditList };
