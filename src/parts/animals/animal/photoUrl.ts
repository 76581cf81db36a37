/** A photo as the calls answer it, as an address that an `img` takes. */
export const photoUrl = (base64: string | null | undefined): string | null =>
  base64 ? `data:image/jpeg;base64,${base64}` : null;
