import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { AUDIT_KINDS } from '../../../../../resources/common/audit/actions.ts';
import { date } from '../../../../../resources/kit/fields.ts';
import { user } from '../../../../../resources/access/user/schema.ts';
import { SelectFilter } from '../../../../components/search/SelectFilter.tsx';
import { date as dateView } from '../../../../fields/date.tsx';
import type { Activity } from './useActivity.ts';

const at = date({ past: true });

/** Filters of the activity: kind and days. */
export function ActivityFilters({ filter: { kind, from, to }, go }: Pick<Activity, 'filter' | 'go'>) {
  const translate = useTranslate();
  const { Filter } = dateView;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}>
      <SelectFilter
        margin="dense"
        label={translate('personalPages.audit.kind')}
        value={kind}
        any={translate('personalPages.audit.kinds.ALL')}
        options={AUDIT_KINDS}
        nameOf={(one) => translate(`personalPages.audit.kinds.${one}`)}
        onChoose={(next) => go({ kind: next })}
        sx={{ flex: '1 1 220px', maxWidth: { sm: 280 } }}
      />
      <Box sx={{ flex: '2 1 300px', maxWidth: { sm: 420 } }}>
        {Filter && (
          <Filter
            id="trail-day"
            label={translate('personalPages.audit.days')}
            module={user}
            source="at"
            field={at}
            values={{ atFrom: from, atTo: to }}
            onChange={(changes) =>
              go({
                ...('atFrom' in changes && { from: changes.atFrom as string | undefined }),
                ...('atTo' in changes && { to: changes.atTo as string | undefined }),
              })
            }
          />
        )}
      </Box>
    </Box>
  );
}
