export const animalsWithOwnerImport = {
  label: 'Animais com o titular',
  text: 'Uma linha por animal, ou uma por vacinação: o animal e o titular podem repetir-se. Cada registo novo conta como se fosse escrito no formulário, com os créditos que custa.',
} as const;
