import { createContext, useContext } from 'react';

/** The address's path, from the frame: what only depends on it is not drawn again when a list is sorted or turned. */
export const PathnameContext = createContext('/');

/** Returns the path of the page inside the frame. */
export const usePathname = (): string => useContext(PathnameContext);
