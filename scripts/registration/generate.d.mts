export function generate(root?: string): void;
