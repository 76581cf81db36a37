import { useEffect } from 'react';
import { usePathname } from '../../runtime/address/frameContext.ts';
import { hasEarlyDigits, keepEarlyKeys, takeEarlyKeys } from '../../scan/earlyKeys.ts';
import { useChipReader } from '../../scan/useChipReader.ts';
import { showPalette } from '../frame/overlays.ts';

/**
 * Opens the palette with the number that a chip reader types while no field has the focus, also with what it typed
 * before the page was there. It stands after the page, whose own fields take such digits first.
 */
export function ReaderDigits() {
  const hasOwnField = usePathname() === '/';
  return hasOwnField ? null : <Listener />;
}

function Listener() {
  useEffect(() => {
    if (!hasEarlyDigits()) return void takeEarlyKeys();
    keepEarlyKeys();
    return showPalette();
  }, []);
  useChipReader({ onScan: showPalette, onlyOutsideFields: true });
  return null;
}
