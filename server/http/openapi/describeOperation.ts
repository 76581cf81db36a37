import { isOpenToKeys, scopeOfCall } from '../../../resources/access/apiKey/scopes.ts';
import { isNobody, type Access } from '../../../resources/kit/access.ts';
import type { Route } from '../route.ts';

const list = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

/** The ways into an access, those of its inner choices included. */
const waysOf = (access: Access): readonly Access[] =>
  typeof access === 'object' && 'any' in access ? access.any.flatMap(waysOf) : [access];

/** An access in words, as the end of "Open to". */
function wordsOf(access: Access, isPart = false): string {
  if (access === 'PUBLIC') return 'everybody';
  if (access === 'SIGNED_IN') return 'every signed-in user';
  if (typeof access === 'string') return `users with \`${access}\``;
  const inner = (words: string): string => (isPart ? `(${words})` : words);
  if ('any' in access) {
    if (isNobody(access)) return 'no user';
    const words = [...new Set(waysOf(access).map((one) => wordsOf(one, true)))];
    return words.length === 1 ? words[0]! : inner(list(words, 'or'));
  }
  if ('all' in access) return inner(access.all.map((one) => wordsOf(one, true)).join(' who are also '));
  if ('not' in access) return `users other than ${wordsOf(access.not, true)}`;
  if ('userType' in access) return access.userType === 'VETERINARY' ? 'veterinarians' : 'other users';
  if ('ownerAccount' in access) return "an owner's own account";
  if ('registersAnimals' in access) return 'users of entities that register animals';
  return "the operator's staff";
}

/** Whether a program may make a call, and with which scope. */
function keySentence(route: Route): string[] {
  if (route.access === 'PUBLIC' && !route.apiKey) return [];
  if (!isOpenToKeys(route)) return ['Key: none.'];
  const scope = scopeOfCall(route);
  return [scope ? `Key: \`${scope}\`.` : 'Key: by name.'];
}

/** Who may make a call and what limits it, in sentences that follow from its declaration. */
export function describeOperation(route: Route): string {
  const { access, apiKey, limit, isRepeatable, notWhileImpersonating, deprecated } = route;
  const sentences = [
    apiKey ? 'Open to programs with a key.' : `Open to ${wordsOf(access)}.`,
    ...keySentence(route),
    ...(limit ? [`At most ${limit.max} calls in ${limit.seconds} seconds from one address.`] : []),
    ...(isRepeatable ? ['A repeat under the same `Idempotency-Key` changes nothing.'] : []),
    ...(notWhileImpersonating ? ['Refused while acting for another user.'] : []),
    ...(deprecated ? [`Ends on ${deprecated.ends}. ${deprecated.instead}`] : []),
  ];
  return sentences.join(' ');
}
