import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, as far as they are written. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.split('::');
  const before = front === '' ? [] : front.split(':');
  if (back === undefined) return before;
  const after = back === '' ? [] : back.split(':');
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}

/**
 * Returns the key of rate limits: an IPv4 address, or the first half of an IPv6 one, since its holder has 2^64 of
 * them. An IPv4 address in the clothes of IPv6 is the same address.
 */
export function rateLimitNetwork(ip: string): string {
  const inner = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (inner !== undefined) return inner;
  if (!isIPv6(ip)) return ip;
  const [address = ''] = ip.split('%');
  const half = groupsOf(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${half.join(':')}::/64`;
}
