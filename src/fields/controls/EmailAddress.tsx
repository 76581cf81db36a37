/** An e-mail address that, on two lines, breaks before the sign in its middle and not in a word. */
export function EmailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
