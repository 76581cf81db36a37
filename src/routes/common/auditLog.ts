import { page, type ModuleViews } from '../route.ts';

const AuditList = page(() => import('../../pages/common/auditLog/AuditList.tsx'), 'AuditList');

export const auditLogViews: ModuleViews = { list: AuditList };
