const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

const isIpv6 = (text: string): boolean => {
  if (!text.includes(':') || !/^[\da-f:.]{2,45}$/i.test(text)) return false;
  return URL.canParse(`http://[${text}]/`);
};

/** An address, or a network of addresses by the length of their common part. */
export interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** Reads `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`; undefined for anything else. */
export function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...more] = text.trim().split('/');
  const family = IPV4.test(address) ? 'ipv4' : isIpv6(address) ? 'ipv6' : undefined;
  if (family === undefined || more.length > 0) return undefined;
  const longest = family === 'ipv4' ? 32 : 128;
  if (length === undefined) return { address, prefix: longest, family };
  const prefix = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return prefix <= longest ? { address, prefix, family } : undefined;
}

/** The networks of a text, which has one on each line; undefined for a line that is none. */
export const networksIn = (text: string | null | undefined): readonly (Network | undefined)[] =>
  (text ?? '')
    .split(/[\s,;]+/)
    .filter((line) => line !== '')
    .map(readNetwork);
