import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { operationTemplate } from '../../../../resources/work/operationTemplate/schema.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { bulkText } from '../../../parts/work/operationTemplate/parameters.ts';

/** `/operation-template`: the templates, each with its operation in words. */
export function TemplatesList() {
  const translate = useTranslate();
  const cells = useMemo(
    () => ({
      operation: ({ operation }: Readonly<Record<string, unknown>>) =>
        translate(bulkText(operation as string, 'label')),
    }),
    [translate],
  );
  return <ModuleList module={operationTemplate} cells={cells} />;
}
