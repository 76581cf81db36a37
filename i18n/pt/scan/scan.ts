/** Reading a transponder with the device's camera, or from a picture. */
export const scan = {
  open: 'Ler com a câmara',
  title: 'Ler um transponder',
  live: 'Imagem da câmara',
  hint: 'Aponte a câmara para o código de barras do transponder ou para o código QR da ficha do animal.',
  starting: 'A abrir a câmara. Se o navegador perguntar, autorize o seu uso.',
  done: 'Número lido: %{number}',
  camera: 'Câmara',
  cameraNumber: 'Câmara %{n}',
  torch: 'Lanterna',
  picture: 'Escolher uma imagem',
  readingPicture: 'A ler a imagem…',
  NO_CODE:
    'Não há nesta imagem um código que se consiga ler. Experimente outra, mais próxima e nítida, sem reflexos.',
  NO_PICTURE: 'Este ficheiro não é uma imagem que se consiga abrir.',
  type: 'Em alternativa, escreva ou cole os 15 algarismos.',
  use: 'Usar',
  retry: 'Tentar de novo',
  found: {
    PROBABLE: 'Foi lido «%{text}». Compare com o número impresso antes de o usar.',
    IMPOSSIBLE: '«%{text}» tem 15 algarismos, mas nenhum transponder pode ter este número.',
    LENGTH: 'Foi lido «%{text}», com %{digits} algarismos; um transponder tem 15. Aponte para outro código.',
    ADDRESS: 'Foi lido um endereço de %{host}, que não é o da ficha de um animal deste registo.',
    OTHER: 'Foi lido «%{text}», que não é um transponder. Aponte para outro código.',
    SEVERAL: 'Há mais de um número na imagem. Aproxime a câmara de um deles, ou escolha:',
  },
  trouble: {
    REFUSED:
      'A câmara não está autorizada nesta página. Autorize-a nas definições do navegador, junto ao endereço, e tente de novo; ou escreva o número.',
    ABSENT:
      'Não foi encontrada nenhuma câmara neste dispositivo. Escreva o número, ou escolha uma fotografia do código.',
    BUSY: 'A câmara não responde: pode estar a ser usada por outra aplicação. Feche-a e tente de novo; ou escreva o número.',
    INSECURE:
      'O navegador só permite usar a câmara em ligações seguras (https). Escreva o número, ou escolha uma fotografia do código.',
    READER:
      'Não foi possível carregar a leitura de códigos. Verifique a ligação e tente de novo; ou escreva o número.',
    LOST: 'Não foi possível abrir a leitura com a câmara. Verifique a ligação e tente de novo.',
  },
};
