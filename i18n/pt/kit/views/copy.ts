/** Confirmations of copying to the clipboard. */
export const copy = {
  done: 'Copiado',
  failed: 'Não foi possível copiar. Selecione o texto e copie-o.',
} as const;
