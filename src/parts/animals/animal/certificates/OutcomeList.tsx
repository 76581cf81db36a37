import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { Transponder } from '../../../../components/transponder/Transponder.tsx';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
interface OutcomeListProps {
  /** Those without a name, as after a reload, lead to their page. */
  readonly animals: readonly { readonly transponder: string; readonly name?: string | undefined }[];
  readonly failures: readonly { readonly transponder: string; readonly error: string | null }[];
  /** The text for an animal without an obstacle; without it, such animals are not listed. */
  readonly done?: string;
}

/** Animals of a bulk request, each with what became of it. */
export function OutcomeList({ animals, failures, done }: OutcomeListProps) {
  const errorText = useErrorText();
  const codes = new Map(failures.map(({ transponder, error }) => [transponder, error]));
  const listed = animals.filter(({ transponder }) => done !== undefined || codes.has(transponder));
  return (
    <Box
      component="ul"
      // Scrolls by keys as well.
      tabIndex={0}
      sx={{ m: 0, pl: 2.25, maxHeight: 220, overflowY: 'auto', '& > li + li': { mt: 0.5 } }}
    >
      {listed.map(({ transponder, name }) => {
        const code = codes.get(transponder);
        return (
          <li key={transponder}>
            {name === undefined ? (
              <Link component={RouterLink} to={`/animal/view/${transponder}`}>
                <Transponder number={transponder} />
              </Link>
            ) : (
              <>
                <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {name}
                </Box>{' '}
                <Transponder number={transponder} />
              </>
            )}
            {`: ${code ? errorText(code) : done}`}
          </li>
        );
      })}
    </Box>
  );
}
