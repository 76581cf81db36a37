/** Texts that the law asks every public site for, by the name of their page. */
export const PUBLIC_NOTICES = ['privacy', 'accessibility', 'imprint'] as const;
export type PublicNotice = (typeof PUBLIC_NOTICES)[number];
