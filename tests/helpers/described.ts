interface Reference {
  readonly $ref?: string;
}
interface Operation {
  readonly parameters?: readonly Reference[];
  readonly requestBody?: Reference;
  readonly responses: Readonly<Record<string, Reference>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The paths of the API's description, with what operations share written out in each: parameters, bodies, answers. */
export function pathsOf<P>(document: object): P {
  const { paths, components } = document as Document;
  const written = (part: Reference): unknown => {
    const [, , kind, name] = part.$ref?.split('/') ?? [];
    return kind && name ? components[kind]![name] : part;
  };
  const writtenOut = ({ parameters, requestBody, responses, ...operation }: Operation): object => ({
    ...operation,
    ...(parameters && { parameters: parameters.map(written) }),
    ...(requestBody && { requestBody: written(requestBody) }),
    responses: Object.fromEntries(Object.entries(responses).map(([status, one]) => [status, written(one)])),
  });
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, writtenOut(one)])),
    ]),
  ) as P;
}
