/** Whether an address can be that of a register: HTTPS, by name, without a password. Its machine is looked at when connecting. */
export function isRegisterAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
}
