import Bowser from 'bowser';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** The device of a session, as its browser describes it. */
export interface Device {
  /** 'Firefox em Windows', or that it is not known. */
  readonly name: string;
  readonly isHandheld: boolean;
}

/** Reads what a browser says of itself; anyone can say anything, so it serves to recognise, not to prove. */
export function useDevice(): (userAgent: string | null) => Device {
  const translate = useTranslate();
  return useCallback(
    (userAgent) => {
      const { browser, os, platform } = userAgent
        ? Bowser.parse(userAgent)
        : { browser: {}, os: {}, platform: {} };
      const isHandheld = 'type' in platform && (platform.type === 'mobile' || platform.type === 'tablet');
      const name =
        browser.name && os.name
          ? translate('personalPages.sessions.device', { browser: browser.name, system: os.name })
          : (browser.name ?? os.name ?? '') || translate('personalPages.sessions.unknownDevice');
      return { name, isHandheld };
    },
    [translate],
  );
}
