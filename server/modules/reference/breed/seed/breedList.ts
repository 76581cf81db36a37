/**
 * The breeds that the register starts with. One line per breed: its name, then its coats after a colon.
 * `!` before the name: potentially dangerous (Portaria 422/2004). Groups follow the FCI for dogs and the
 * FIFe for cats; breeds that neither recognises stand in groups of their own.
 */
export const BREED_LIST = {
  Cão: {
    'Sem raça definida': `
      Sem raça definida: preto, castanho, amarelo, preto e branco, castanho e branco, tricolor, tigrado, fulvo, creme, branco, preto e fogo, cinzento`,
    'Grupo 1 — Cães de pastor e boieiros': `
      Pastor Alemão: preto e fogo, lobeiro, preto
      Pastor Belga: fulvo, preto
      Pastor Branco Suíço: branco
      Border Collie: preto e branco, merle, tricolor, castanho e branco
      Pastor Australiano: merle, tricolor, preto
      Collie: dourado e branco, tricolor, merle
      Pastor de Shetland: dourado e branco, tricolor
      Welsh Corgi Pembroke: vermelho e branco, tricolor
      Cão da Serra de Aires: amarelo, castanho, preto, cinzento, lobeiro
      Bobtail: cinzento e branco
      Cão Lobo Checoslovaco: cinzento`,
    'Grupo 2 — Pinscher, Schnauzer, molossoides e cães de montanha': `
      Boxer: fulvo, tigrado
      Dobermann: preto e fogo, castanho e fogo
      Schnauzer: sal e pimenta, preto
      Pinscher Miniatura: vermelho, preto e fogo
      Grand Danois: fulvo, tigrado, azul, preto
      Bulldog: fulvo e branco, tigrado, branco
      Bullmastiff: fulvo, tigrado
      Mastim Napolitano: cinzento, preto
      Cane Corso: preto, cinzento, fulvo
      Boieiro de Berna: tricolor
      São Bernardo: vermelho e branco
      Terra Nova: preto, castanho
      Leonberger: dourado
      Shar Pei: fulvo, creme, preto
      Cão da Serra da Estrela: fulvo, lobeiro, amarelo
      Cão de Castro Laboreiro: lobeiro, cinzento
      Rafeiro do Alentejo: malhado, fulvo, amarelo e branco, tigrado
      Cão de Fila de São Miguel: tigrado, amarelo tigrado
      Cão de Gado Transmontano: branco e preto, branco e amarelo, malhado
      !Rottweiler: preto e fogo
      !Dogue Argentino: branco
      !Cão de Fila Brasileiro: tigrado, fulvo
      !Tosa Inu: vermelho, fulvo`,
    'Grupo 3 — Terriers': `
      Yorkshire Terrier: azul e fogo
      Jack Russell Terrier: branco e castanho, tricolor
      West Highland White Terrier: branco
      Fox Terrier: branco e preto, tricolor
      Bull Terrier: branco, tigrado
      Cairn Terrier: creme, cinzento
      Airedale Terrier: preto e fogo
      Scottish Terrier: preto
      !Staffordshire Bull Terrier: tigrado, azul, fulvo, preto
      !Staffordshire Terrier Americano: azul, fulvo e branco, preto, tigrado`,
    'Grupo 4 — Teckel': `
      Teckel: vermelho, preto e fogo, castanho`,
    'Grupo 5 — Spitz e tipo primitivo': `
      Husky Siberiano: preto e branco, cinzento e branco, vermelho e branco
      Malamute do Alasca: cinzento e branco, preto e branco
      Samoiedo: branco
      Spitz Alemão: laranja, branco, preto, creme
      Chow Chow: vermelho, preto, creme
      Akita: vermelho, tigrado, branco
      Shiba: vermelho, preto e fogo
      Basenji: vermelho e branco
      Podengo Português: amarelo e branco, amarelo, fulvo, branco`,
    'Grupo 6 — Sabujos e farejadores': `
      Beagle: tricolor, branco e castanho
      Basset Hound: tricolor, branco e vermelho
      Dálmata: branco e preto, branco e fígado
      Leão da Rodésia: fulvo
      Sabujo Espanhol: branco e laranja`,
    'Grupo 7 — Cães de parar': `
      Epagneul Bretão: branco e laranja, branco e preto, tricolor
      Pointer: branco e preto, branco e fígado, branco e laranja
      Setter Inglês: branco e preto, branco e laranja
      Setter Irlandês: vermelho
      Braco de Weimar: cinzento
      Braco Alemão: castanho, castanho e branco
      Perdigueiro Português: amarelo, amarelo e branco`,
    'Grupo 8 — Cães de levante, cobradores e de água': `
      Labrador Retriever: amarelo, preto, castanho
      Golden Retriever: dourado, creme
      Cocker Spaniel Inglês: dourado, preto, azul, tricolor
      Springer Spaniel Inglês: branco e castanho, branco e preto
      Cão de Água Português: preto, castanho, preto e branco
      Cão de Água Espanhol: castanho, preto`,
    'Grupo 9 — Cães de companhia': `
      Caniche: branco, preto, castanho, cinzento, creme
      Chihuahua: fulvo, creme, preto e fogo, branco
      Maltês: branco
      Shih Tzu: branco e dourado, branco e preto, tricolor
      Pug: fulvo, preto
      Bulldog Francês: tigrado, fulvo, branco e preto, azul
      Bichon Frisé: branco
      Bichon Havanês: creme, preto, castanho
      Cavalier King Charles Spaniel: branco e vermelho, tricolor, preto e fogo
      Pequinês: fulvo, creme
      Lhasa Apso: dourado, branco
      Boston Terrier: preto e branco, tigrado`,
    'Grupo 10 — Galgos': `
      Galgo Espanhol: tigrado, fulvo, preto
      Greyhound: preto, fulvo, tigrado, azul
      Whippet: fulvo, tigrado, azul
      Galgo Afegão: creme, preto e fogo`,
    'Raças não reconhecidas pela FCI': `
      Cão do Barrocal Algarvio: amarelo, castanho, preto
      Barbado da Terceira: cinzento, preto, fulvo
      Cão de Palheiro: castanho
      !Pit Bull Terrier: preto, azul, vermelho, tigrado`,
  },
  Gato: {
    'Sem raça definida': `
      Sem raça definida: tigrado, preto, branco, preto e branco, cinzento, amarelo, tartaruga, tricolor, bicolor, creme`,
    'Categoria I — Persa e exótico': `
      Persa: branco, azul, creme, tigrado, preto
      Exótico de Pelo Curto: azul, vermelho, tigrado`,
    'Categoria II — Pelo semilongo': `
      Maine Coon: tigrado, preto, vermelho, cinzento
      Bosque da Noruega: tigrado, tigrado e branco, preto
      Siberiano: tigrado, cinzento, preto
      Angorá Turco: branco, preto
      Ragdoll: colourpoint, bicolor
      Sagrado da Birmânia: colourpoint
      Van Turco: branco e vermelho`,
    'Categoria III — Pelo curto': `
      Europeu Comum: tigrado, preto, branco, preto e branco, cinzento, amarelo, tartaruga, tricolor
      British Shorthair: azul, lilás, creme, preto
      Abissínio: fulvo, vermelho
      Bengal: malhado, tigrado
      Azul Russo: azul
      Chartreux: azul
      Burmês: castanho, creme
      Devon Rex: branco, preto, tigrado
      Cornish Rex: branco, preto
      Sphynx: rosado, preto, azul
      Manx: tigrado, preto
      Ocicat: malhado
      Scottish Fold: azul, tigrado`,
    'Categoria IV — Siamês e oriental': `
      Siamês: colourpoint
      Oriental: preto, castanho, tigrado
      Balinês: colourpoint
      Peterbald: rosado, preto`,
  },
  Furão: {
    Furões: `
      Furão: sable, albino, champanhe, prateado, canela`,
  },
} as const;

/** The notice of the form for a potentially dangerous breed. */
export const DANGEROUS_DISCLAIMER =
  'Raça potencialmente perigosa (Portaria n.º 422/2004, de 24 de abril; Decreto-Lei n.º 315/2009, de 29 de outubro). ' +
  'A detenção exige titular maior de idade, termo de responsabilidade, registo criminal, seguro de responsabilidade ' +
  'civil, esterilização e formação do detentor, e licença da junta de freguesia no prazo de 30 dias após o registo.';
