import { foldText } from '../../resources/numbers/text.ts';

/**
 * Words of place names that official tables print without their accents (ALCANTARA, SETUBAL, S. JOSE).
 * Only words that mean nothing else without the accent: Lousa and Lousã are both places, so neither is here.
 */
const WORDS = `
  Abrantes Açores Adrião Afonsim Águas Águeda Agraço Alcáçovas Alcácer Alcântara Alfândega Alijó Almodôvar
  Alvaiázere André Angústias Anjos Ansiães Ansião António Apolónia Assunção Azeméis Azóia Baião Barão Bárbara
  Barnabé Belém Boaventura Brás Bragança Cacém Cádima Câmara Camões Candelária Cárquere Cinfães
  Constância Conceição Conquinhas Covilhã Cristóvão Criação Dão Dinis Eufémia Eugénia Eulália Évora Espírito
  Estevão Estêvão Fátima Félix Fernão Fundão Gândara Gavião Glória Golegã Gonçalo Grândola Guimarães Heroísmo
  Ílhavo Inácio Inês João Jerónimo José Júlio Julião Lázaro Leocádia Lourinhã Lúcia Luís Luzia Mação Mártires
  Marvão Melgaço Mértola Misericórdia Monção Mourão Mortágua Murça Mós Nações Nazaré Óbidos Olhão Ourém Paços
  Paraíso Pedrógão Penaguião Portimão Póvoa Povoação Proença Purificação Régua Remédios Ródão Romão Rosário
  Santarém São Saúde Sé Sebastião Sertã Sernancelhe Setúbal Simão Tâmega Tomé Valença Várzea Veríssimo Viçosa
  Vítor Vitória Zêzere Alportel Loulé  Lagoaça Alhões Água Cecília
  Côa Fé Adaúfe Almalaguês Álvaro Amêndoa Âncora Árvore Azurém Caíde Campanário Chafé Côja Cónegos Custóias
  Eucísia Gerês Góis Grijó Lijó Misericórdias Odiáxere Parâmio Pardilhó Penajóia Póvoas Relíquias Ruílhe Sabóia
  Tentúgal Válega Várzeas Genísio Mértola Sobretâmega`;

const ACCENTED = new Map(
  WORDS.trim()
    .split(/\s+/)
    .filter((word) => foldText(word) !== word.toLowerCase())
    .map((word) => [foldText(word), word.toLowerCase()]),
);

/** The lower-case word with the accents that belong to it, where that is certain. */
export const withAccents = (word: string): string => ACCENTED.get(foldText(word)) ?? word;
