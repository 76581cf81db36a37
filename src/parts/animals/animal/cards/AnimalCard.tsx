import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Transponder } from '../../../../components/transponder/Transponder.tsx';
import { AnimalAvatar } from '../AnimalAvatar.tsx';
import { pageOf, type AnimalRow } from '../animalRow.ts';
import { useInSight } from '../useInSight.ts';
import { usePhoto } from '../usePhoto.ts';

/** A text that has two lines on a card. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Sizes of a card: among many of a list, or among the few that an owner has. */
const SIZES = {
  small: { photo: 80, padding: 1.5, name: { fontSize: '1.0625rem', ...twoLines } },
  large: { photo: 88, padding: 1.75, name: { fontSize: '1.125rem', overflowWrap: 'anywhere' } },
} as const;

/** Cards of animals side by side, each at least as wide as `narrowest` pixels where the page is. */
export const AnimalGrid = ({
  narrowest,
  children,
}: {
  readonly narrowest: number;
  readonly children: ReactNode;
}) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}px), 1fr))`,
    }}
  >
    {children}
  </Box>
);

interface AnimalCardProps {
  readonly row: AnimalRow;
  readonly size: keyof typeof SIZES;
  readonly isTicked?: boolean;
  /** Beside its photo, below name and number. */
  readonly children: ReactNode;
  /** Below all of it. */
  readonly foot?: ReactNode;
  /** In its upper corner. */
  readonly corner?: ReactNode;
}

/** An animal with its photo, name and number. The whole card leads to its page. */
export function AnimalCard({ row, size, isTicked = false, children, foot, corner }: AnimalCardProps) {
  const { element, inSight } = useInSight<HTMLLIElement>();
  const photo = usePhoto(row.id, row.photoId, inSight);
  const { name, status, transponder, breedCategory = null } = row;
  const { padding, ...look } = SIZES[size];
  return (
    <Card
      component="li"
      ref={element}
      sx={({ palette }) => ({
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'space-between',
        gap: 1,
        p: padding,
        ...(foot !== undefined && { pb: 1 }),
        ...(isTicked && { borderColor: palette.primary.main, bgcolor: palette.colours.primaryTint }),
        transition: 'border-color 120ms',
        '&:hover': { borderColor: palette.colours.edge },
      })}
    >
      <Box sx={{ display: 'flex', gap: 1.75, minWidth: 0 }}>
        <AnimalAvatar name={name} status={status} category={breedCategory} photo={photo} size={look.photo} />
        <Box sx={{ minWidth: 0, flex: 1, ...(corner !== undefined && { pr: 3.5 }) }}>
          <Link
            component={RouterLink}
            to={pageOf(row)}
            underline="hover"
            sx={{
              fontWeight: 700,
              lineHeight: 1.3,
              color: 'text.primary',
              ...look.name,
              // The whole card leads to the animal; it is still one link.
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {name}
          </Link>
          <Box sx={{ fontSize: '0.9375rem' }}>
            <Transponder number={transponder} />
          </Box>
          {children}
        </Box>
      </Box>
      {foot}
      {corner !== undefined && <Box sx={{ position: 'absolute', top: 4, right: 4, zIndex: 1 }}>{corner}</Box>}
    </Card>
  );
}
