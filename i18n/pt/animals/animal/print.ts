/** The sheet of an animal as it is printed. */
export const animalPrint = {
  title: 'Ficha do animal',
  qr: 'Código QR com o endereço da ficha de %{name}',
  scan: 'Ficha completa, acessível a quem tem permissão para a consultar',
  printed:
    'Impresso em %{date}. Documento informativo: não substitui o Documento de Identificação do Animal de Companhia (DIAC).',
  signature: 'Registo nacional de animais de companhia',
} as const;
