import { createContext, useCallback, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyRequest } from '../../resources/kit/request.ts';

/** The type of request that a queue or a page is about. */
export const RequestTypeContext = createContext<AnyRequest | null>(null);

/** The type of request that this is drawn for. */
export function useRequestType(): AnyRequest {
  const module = useContext(RequestTypeContext);
  if (!module) throw new Error('A part of a request needs a <RequestTypeContext> around it.');
  return module;
}

type Options = Readonly<Record<string, unknown>>;

/** Words of queue and page by their key below `kit.requests`: the type's own where it has some. */
export function useRequestTexts(): (key: string, options?: Options) => string {
  const translate = useTranslate();
  const { name } = useRequestType();
  return useCallback(
    (key: string, options?: Options) =>
      translate(`resources.${name}.requests.${key}`, {
        ...options,
        _: translate(`kit.requests.${key}`, options),
      }),
    [translate, name],
  );
}
