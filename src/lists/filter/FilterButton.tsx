import FilterListRounded from '@mui/icons-material/FilterListRounded';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface FilterButtonProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Filters in use, shown at the button. */
  readonly count?: number;
}

/** Shows and hides the filters of a list. */
export function FilterButton({ isOpen, setOpen, count = 0 }: FilterButtonProps) {
  const translate = useTranslate();
  return (
    <Badge badgeContent={count} color="primary">
      <Button
        variant="outlined"
        startIcon={<FilterListRounded />}
        aria-expanded={isOpen}
        aria-controls="list-filters"
        onClick={() => setOpen(!isOpen)}
      >
        {translate('kit.list.filter.open')}
      </Button>
    </Badge>
  );
}
