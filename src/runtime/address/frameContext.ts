import { createContext, useContext, useMemo } from 'react';
import { useEvent } from 'react-admin';
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router';

/** Opens another page, or one so many entries further in the history of the browser. */
export type FrameNavigate = (to: To | number, options?: NavigateOptions) => void;

/** The address as the frame hands it down: what uses it is not drawn again when a list is sorted or turned. */
interface FrameAddress {
  readonly pathname: string;
  readonly navigate: FrameNavigate;
}

export const FrameContext = createContext<FrameAddress | null>(null);

/** Returns the value of the frame's context: the same one while nothing but the query of the address changes. */
export function useFrameAddress(): FrameAddress {
  const { pathname } = useLocation();
  const go = useNavigate();
  const navigate = useEvent<Parameters<FrameNavigate>, void>(
    (to, options) => void (typeof to === 'number' ? go(to) : go(to, options)),
  );
  return useMemo(() => ({ pathname, navigate }), [pathname, navigate]);
}

function useFrame(): FrameAddress {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('What is drawn here needs the <Shell> around it.');
  return frame;
}

/** Returns the path of the page inside the frame. */
export const usePathname = (): string => useFrame().pathname;

/** Returns what opens another page. Who uses the router's own instead is drawn again for each new address. */
export const useFrameNavigate = (): FrameNavigate => useFrame().navigate;
