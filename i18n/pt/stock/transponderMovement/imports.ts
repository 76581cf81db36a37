export const deliveriesImport = {
  label: 'Entregas de transponders',
  text: 'Números e intervalos que um fabricante entrega. Os do mesmo lote e destino formam um movimento, que o destino aceita.',
  columns: { lastNumber: 'Último número do intervalo' },
} as const;
