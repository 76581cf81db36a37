import CheckRounded from '@mui/icons-material/CheckRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import TableChartRounded from '@mui/icons-material/TableChartRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { PERMISSIONS, type Permission } from '../../../../resources/kit/permissions.ts';
import { ComparisonTable } from '../../../components/ComparisonTable.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { Section } from '../../../components/Section.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useListAddress } from '../../../runtime/address/useListAddress.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';
import { usePermissions, type GrantingRole } from './usePermissions.ts';

const isNumber = (text: string) => /^\d{1,14}$/.test(text);

/** `/role/compare?a=1&b=2`: two roles side by side, what differs first. */
export function ComparePage() {
  const say = useTexts('rolePages.compare');
  const { filter, go } = useListAddress({ a: isNumber, b: isNumber });
  const { data, error } = usePermissions();
  if (error && !data) return <CallErrorPage error={error} />;
  if (!data) return <PageLoading />;
  const { roles } = data;
  const find = (id: string | undefined, at: number) => roles.find((role) => `${role.id}` === id) ?? roles[at];
  const [a, b] = [find(filter.a, 0), find(filter.b, 1)];
  if (!a || !b) return <EmptyState title={say('tooFew')} />;
  const options = roles.map(({ id, name }) => ({ value: `${id}`, text: name }));
  const choose = (name: 'a' | 'b') => (value: string | string[]) =>
    go({ a: `${a.id}`, b: `${b.id}`, [name]: String(value) }, { replace: true });
  return (
    <Box sx={{ ...stack, maxWidth: 1000 }}>
      <Box
        className="no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1.5 }}
      >
        <Box sx={{ flex: '1 1 220px' }}>
          <SelectControl
            id="compare-a"
            label={say('first')}
            value={`${a.id}`}
            options={options}
            onChoose={choose('a')}
          />
        </Box>
        <Box sx={{ flex: '1 1 220px' }}>
          <SelectControl
            id="compare-b"
            label={say('second')}
            value={`${b.id}`}
            options={options}
            onChoose={choose('b')}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<SwapHorizRounded />}
            onClick={() => go({ a: `${b.id}`, b: `${a.id}` }, { replace: true })}
          >
            {say('swap')}
          </Button>
          {may('WRITE_ROLE') && (
            <Button
              component={Link}
              to={`/role/bulk?roles=${a.id},${b.id}`}
              variant="outlined"
              startIcon={<TableChartRounded />}
            >
              {say('edit')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<PrintRounded />} onClick={() => window.print()}>
            {say('print')}
          </Button>
        </Box>
      </Box>
      <Comparison a={a} b={b} />
    </Box>
  );
}

function Comparison({ a, b }: { readonly a: GrantingRole; readonly b: GrantingRole }) {
  const say = useTexts('rolePages.compare');
  const has = (role: GrantingRole, one: Permission) => role.permissions.includes(one);
  const only = (mine: GrantingRole, other: GrantingRole) =>
    PERMISSIONS.filter((one) => has(mine, one) && !has(other, one));
  const differing = [...only(a, b), ...only(b, a)];
  const both = PERMISSIONS.filter((one) => has(a, one) && has(b, one));
  const neither = PERMISSIONS.filter((one) => !has(a, one) && !has(b, one));
  return (
    <>
      <Section
        title={say('differing', { smart_count: differing.length })}
        hint={say('summary', {
          a: a.name,
          b: b.name,
          countA: differing.filter((one) => has(a, one)).length,
          countB: differing.filter((one) => has(b, one)).length,
          peopleA: a.people,
          peopleB: b.people,
        })}
      >
        {differing.length === 0 ? (
          <Typography>{say('same')}</Typography>
        ) : (
          <Rows label={say('differing', { smart_count: differing.length })} a={a} b={b} names={differing} />
        )}
      </Section>
      {both.length > 0 && (
        <Folded title={say('both', { smart_count: both.length })}>
          <Rows label={say('both', { smart_count: both.length })} a={a} b={b} names={both} />
        </Folded>
      )}
      {neither.length > 0 && (
        <Folded title={say('neither', { smart_count: neither.length })}>
          <Rows label={say('neither', { smart_count: neither.length })} a={a} b={b} names={neither} />
        </Folded>
      )}
    </>
  );
}

const Folded = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <Box
    component="details"
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: '12px',
      bgcolor: 'background.paper',
      px: 2,
      py: 1.5,
      '& summary': { cursor: 'pointer', fontWeight: 650 },
      '&[open] summary': { mb: 1 },
    }}
  >
    <summary>{title}</summary>
    {children}
  </Box>
);

interface RowsProps {
  readonly label: string;
  readonly a: GrantingRole;
  readonly b: GrantingRole;
  readonly names: readonly Permission[];
}

/** A permission has a sentence, a role a word: where they stand side by side, the former gets the room. */
const withWideNames = {
  '@container (min-width: 430px)': {
    '& table > thead > tr > :first-of-type, & table > tbody > tr > th': { width: '52%' },
  },
} as const;

function Rows({ label, a, b, names }: RowsProps) {
  const translate = useTranslate();
  const say = useTexts('rolePages.compare');
  return (
    <Box sx={withWideNames}>
      <ComparisonTable label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('rolePages.bulk.permission')}</TableCell>
            <TableCell>{a.name}</TableCell>
            <TableCell>{b.name}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {names.map((one) => (
            <TableRow key={one}>
              <TableCell component="th" scope="row">
                {translate(`permissions.names.${one}`)}
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {translate(`permissionTexts.${one}`)}
                </Typography>
              </TableCell>
              {[a, b].map((role) => {
                const has = role.permissions.includes(one);
                const Icon = has ? CheckRounded : RemoveRounded;
                return (
                  <TableCell key={role.id}>
                    <Box
                      component="span"
                      sx={({ palette: { colours } }) => ({
                        display: 'inline-flex',
                        alignItems: 'center',
                        gap: 0.5,
                        color: has ? colours.tones.good.text : 'text.secondary',
                        fontWeight: has ? 650 : 400,
                      })}
                    >
                      <Icon aria-hidden sx={{ fontSize: '1.125rem' }} />
                      {say(has ? 'has' : 'hasNot')}
                    </Box>
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </ComparisonTable>
    </Box>
  );
}
