/** Where the virus scanner listens: a clamd, by network or by socket. */
export type ScannerAddress = { readonly host: string; readonly port: number } | { readonly path: string };
