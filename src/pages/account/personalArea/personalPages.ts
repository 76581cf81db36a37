import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import FileCopyRounded from '@mui/icons-material/FileCopyRounded';
import FolderSharedRounded from '@mui/icons-material/FolderSharedRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import PasswordRounded from '@mui/icons-material/PasswordRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import TheaterComedyRounded from '@mui/icons-material/TheaterComedyRounded';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

interface PersonalPage {
  readonly to: string;
  /** Key of its name. */
  readonly label: string;
  readonly icon: ComponentType<SvgIconProps>;
  /** About how the user signs in: closed during an impersonation. */
  readonly isPrivate?: boolean;
}

/** The pages of the personal area, in their order. Who may open which is said where they are routed. */
export const PERSONAL_PAGES: readonly PersonalPage[] = [
  { to: '/personal', label: 'personalPages.title.profile', icon: PersonRounded },
  {
    to: '/personal/password',
    label: 'personalPages.title.password',
    icon: PasswordRounded,
    isPrivate: true,
  },
  {
    to: '/personal/sessions',
    label: 'personalPages.title.sessions',
    icon: DevicesRounded,
    isPrivate: true,
  },
  { to: '/personal/entities', label: 'personalPages.title.entities', icon: ApartmentRounded },
  { to: '/personal/files', label: 'personalPages.title.files', icon: FolderSharedRounded },
  {
    to: '/personal/certificates',
    label: 'personalPages.title.certificates',
    icon: FileCopyRounded,
  },
  { to: '/personal/audit', label: 'personalPages.title.audit', icon: HistoryRounded, isPrivate: true },
  {
    to: '/personal/impersonate',
    label: 'personalPages.title.impersonate',
    icon: TheaterComedyRounded,
    isPrivate: true,
  },
];
