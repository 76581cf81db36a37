import Box from '@mui/material/Box';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { TransferView } from '../../../../resources/requests/animalTransfer/calls.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { ComparisonTable, differingFirst } from '../../../components/ComparisonTable.tsx';
import { owner } from '../../../../resources/owners/owner/schema.ts';
import { composeAddress } from '../../../../resources/owners/owner/addresses.ts';
import { fieldLabel, isEmpty } from '../../../fields/index.ts';
import { BareValue } from '../../../forms/FieldValue.tsx';
import { SHOWN_OWNER_FIELDS } from '../../../parts/owners/owner/comparedFields.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

const module: AnyModule = owner;

type Values = Readonly<Record<string, unknown>>;

const withAddress = (values: Values): Values => ({
  ...values,
  address: values.address ?? composeAddress(values),
});

/** The present and the new owner, side by side. Equal values are less prominent. */
export function OwnersCompared({ transfer }: { readonly transfer: TransferView }) {
  const translate = useTranslate();
  const current = withAddress({ ...transfer.currentOwner });
  const next = withAddress({ ...transfer.newOwner });
  const isRestricted = transfer.currentOwner?.isRestricted !== false;
  const names = SHOWN_OWNER_FIELDS.filter((name) => !isEmpty(current[name]) || !isEmpty(next[name]));
  const differs = (name: string): boolean =>
    !isRestricted && String(current[name] ?? '') !== String(next[name] ?? '');
  const say = useTexts('transferPages.request');
  return (
    <ComparisonTable label={`${say('current')}, ${say('newOwner')}`}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('kit.requests.page.field')}</TableCell>
          <TableCell>{say(transfer.accepted ? 'previousOwner' : 'current')}</TableCell>
          <TableCell>{say('newOwner')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
        {differingFirst(names, differs).map((name) => {
          const isChange = differs(name);
          return (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                {fieldLabel(translate, module, name)}
              </TableCell>
              <TableCell>
                {name in current ? (
                  <BareValue module={module} source={name} record={current} />
                ) : (
                  <Box aria-hidden>{translate('animalPages.view.none')}</Box>
                )}
              </TableCell>
              <TableCell sx={{ fontWeight: isChange ? 600 : 400 }}>
                <BareValue module={module} source={name} record={next} />
                {isChange && (
                  <span style={visuallyHidden}>{` (${translate('kit.requests.page.changes')})`}</span>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </ComparisonTable>
  );
}
