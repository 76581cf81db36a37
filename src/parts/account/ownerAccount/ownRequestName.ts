import type { useTranslate } from 'react-admin';
import type { OwnRequest } from '../../../../resources/account/ownerAccount/calls.ts';

/** What a request is called in an owner's own account: by what the owner asked for, where staff call it by their work. */
export const ownRequestName = (
  translate: ReturnType<typeof useTranslate>,
  module: OwnRequest['module'],
): string =>
  translate(`ownRequestPage.names.${module}`, {
    _: translate(`resources.${module}.name`, { smart_count: 1 }),
  });
