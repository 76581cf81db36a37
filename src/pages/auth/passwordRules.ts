/** What a password must have, each told apart so that a page can show it as it is met. */
export const PASSWORD_RULES = {
  length: (password: string) => password.length >= 6 && password.length <= 25,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  symbol: (password: string) => /[^\p{L}\p{N}]/u.test(password),
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

export const passwordRules = Object.keys(PASSWORD_RULES) as readonly PasswordRule[];

/** Whether a password has everything it must have. */
export const isGoodPassword = (password: string): boolean =>
  passwordRules.every((rule) => PASSWORD_RULES[rule](password));
