/** Texts of the public forms about files: fetched once one is chosen. */
export const publicFiles = {
  tooMany: 'Só pode enviar %{most} ficheiros. Não foi adicionado: %{names}.',
  INVALID_FILE_TYPE: '%{name}: este tipo de ficheiro não é aceite. Use uma fotografia ou um PDF.',
  FILE_TOO_LARGE: '%{name}: o ficheiro tem mais de 5 MB. Escolha um mais pequeno.',
  FILE_INFECTED: '%{name}: o ficheiro contém um vírus e não foi enviado. Retire-o e escolha outro.',
  OTHER: '%{name}: não foi possível ler o ficheiro. Retire-o e escolha outro.',
} as const;
