import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** Days for which the file says that it holds: RFC 9116 asks for less than a year. */
const HOLDS_DAYS = 180;
const DAY_MS = 24 * 3600 * 1000;

/** Returns where flaws are reported: the security contact, else the support, else the imprint with all contacts. */
function contactOf({ securityContact, supportEmail, publicUrl }: Settings): string {
  const address = securityContact ?? supportEmail;
  if (address === undefined) return `${publicUrl}/public/imprint`;
  return address.includes('@') ? `mailto:${address}` : address;
}

/** The file as of a moment. It is never past its date: the date moves on with the day on which it is asked for. */
export function securityTxt(settings: Settings, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + HOLDS_DAYS) * DAY_MS);
  return [
    `Contact: ${contactOf(settings)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${settings.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Adds `/.well-known/security.txt` (RFC 9116): to whom a flaw of the register is reported. */
export function addSecurityTxt(app: FastifyInstance, settings: Settings): void {
  app.get(
    '/.well-known/security.txt',
    { config: { access: 'PUBLIC', limit: { max: 60, seconds: 60 } }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .header('Cache-Control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send(securityTxt(settings, Date.now())),
  );
}
