import { foldText } from '../../../resources/numbers/text.ts';
import type { Random } from './random.ts';

const list = (words: string): string[] => words.trim().split(/(?<!\s)\s*,\s*/);

/** Given names, the most common first. */
const WOMEN =
  list(`Maria, Ana, Inês, Joana, Catarina, Marta, Sofia, Teresa, Beatriz, Carla, Sara, Rita, Cristina, Isabel,
  Mariana, Carolina, Helena, Leonor, Paula, Patrícia, Sandra, Susana, Filipa, Margarida, Raquel, Andreia, Cláudia, Diana,
  Lúcia, Fernanda, Rosa, Luísa, Mónica, Vera, Liliana, Matilde, Francisca, Alice, Daniela, Conceição, Graça, Manuela,
  Sílvia, Tânia, Célia, Eduarda, Madalena, Bárbara, Alexandra, Fátima, Laura, Clara, Júlia, Elisa, Odete, Adelaide,
  Emília, Glória, Natália, Olívia, Constança, Benedita, Iris, Noémia, Zulmira`);
const MEN =
  list(`João, José, Pedro, Rui, Miguel, Paulo, António, Tiago, Luís, Carlos, Ricardo, Manuel, Nuno, André, Bruno,
  Jorge, Francisco, Diogo, Fernando, Hugo, Gonçalo, Vítor, Rafael, Sérgio, Daniel, Filipe, Joaquim, Marco, Duarte, Afonso,
  Rodrigo, Tomás, Mário, Hélder, Vasco, Henrique, Guilherme, Alexandre, Eduardo, David, Martim, Bernardo, Simão, Domingos,
  Artur, Augusto, Armando, Renato, Gabriel, Leonardo, Salvador, Lourenço, Sebastião, Nélson, Álvaro, Alfredo, Abílio,
  Adriano, Cristiano, Germano, Ivo, Jaime, Óscar, Virgílio`);
const SECOND_WOMEN = list(
  'Isabel, Sofia, Cristina, Maria, João, Filipa, Luísa, Margarida, Rita, Beatriz, Teresa, Inês',
);
const SECOND_MEN = list(
  'Miguel, Manuel, Pedro, Luís, Carlos, Filipe, Paulo, Alexandre, Maria, António, Jorge, Nuno',
);
const SURNAMES =
  list(`Silva, Santos, Ferreira, Pereira, Oliveira, Costa, Rodrigues, Martins, Sousa, Fernandes, Gonçalves,
  Gomes, Lopes, Marques, Alves, Almeida, Ribeiro, Pinto, Carvalho, Teixeira, Moreira, Correia, Mendes, Nunes, Soares,
  Vieira, Monteiro, Cardoso, Rocha, Neves, Coelho, Cruz, Cunha, Pires, Ramos, Reis, Simões, Antunes, Matos, Fonseca,
  Machado, Araújo, Barbosa, Tavares, Lourenço, Castro, Figueiredo, Azevedo, Freitas, Magalhães, Henriques, Lima, Guerreiro,
  Batista, Pinheiro, Faria, Miranda, Barros, Morais, Nogueira, Esteves, Anjos, Baptista, Campos, Mota, Andrade, Brito, Sá,
  Nascimento, Leite, Abreu, Borges, Melo, Vaz, Pinho, Vicente, Gaspar, Assunção, Maia, Moura, Valente, Domingues, Garcia,
  Carneiro, Loureiro, Neto, Amaral, Branco, Leal, Pacheco, Macedo, Paiva, Matias, Amorim, Torres, Bettencourt, Câmara,
  Medeiros, Arruda, Furtado, Vasconcelos, Ornelas, Jardim, Freire, Viegas, Cabrita, Palma, Caeiro, Charrua, Rosado`);

/** A person as every part of the demonstration needs one. */
export interface Person {
  name: string;
  given: string;
  surname: string;
  email: string;
}

/** Surnames that often follow a word of their own. */
const PARTICLES: readonly (readonly [particle: string, surnames: readonly string[]])[] = [
  ['da', list('Silva, Costa, Cunha, Rocha, Fonseca, Cruz, Mota, Maia, Câmara, Assunção')],
  ['dos', list('Santos, Reis, Anjos, Ramos')],
  [
    'de',
    list(
      'Oliveira, Sousa, Almeida, Carvalho, Castro, Melo, Sá, Matos, Freitas, Azevedo, Figueiredo, Magalhães, Brito',
    ),
  ],
  [
    'de',
    list('Abreu, Andrade, Morais, Faria, Lima, Barros, Miranda, Vasconcelos, Medeiros, Araújo, Pinho, Paiva'),
  ],
  ['do', list('Nascimento, Amaral')],
];
const PARTICLE = new Map(
  PARTICLES.flatMap(([particle, surnames]) => surnames.map((surname) => [surname, particle])),
);

function joined(random: Random, first: string, second: string): string {
  const particle = PARTICLE.get(second);
  return particle && random.chance(0.4) ? `${first} ${particle} ${second}` : `${first} ${second}`;
}

/** Generates a person. `n` makes email addresses unique; `.test` addresses have no receiver (RFC 2606). */
export function person(random: Random, n: number): Person {
  const woman = random.chance(0.54);
  const given = random.common(woman ? WOMEN : MEN);
  const second = random.chance(0.38) ? random.common(woman ? SECOND_WOMEN : SECOND_MEN) : '';
  const surname = random.common(SURNAMES);
  const before = random.common(SURNAMES);
  const names = second && second !== given ? `${given} ${second}` : given;
  const name = before === surname ? `${names} ${surname}` : `${names} ${joined(random, before, surname)}`;
  const email = `${foldText(given)}.${foldText(surname)}${n}@${random.pick(['correio.test', 'exemplo.test', 'caixa.test'])}`;
  return { name, given, surname, email };
}

const DOGS = {
  MALE: list(`Bobi, Max, Rex, Thor, Simba, Fausto, Kiko, Tobias, Faísca, Leão, Snoopy, Zeus, Bolinhas, Pirata, Farrusco, Piloto,
    Rocky, Buddy, Oliver, Duque, Tejo, Sado, Dom, Apolo, Barão, Boris, Chico, Nico, Otto, Pipo, Scooby, Tico, Trovão, Turco,
    Ulisses, Viriato, Xico, Zorro, Bento, Fredo, Kafka, Lord, Marley, Milo, Nero, Óscar, Pantufa, Pimpão, Ringo, Sultão`),
  FEMALE:
    list(`Luna, Mel, Nina, Kika, Laika, Lady, Maia, Bolota, Estrela, Pipoca, Lola, Fofa, Princesa, Boneca, Cuca, Daisy, Dara,
    Diana, Farrusca, Flor, Gaia, Íris, Jade, Kira, Lassie, Lira, Lua, Malhada, Mia, Migalha, Moura, Nala, Pantera, Pérola,
    Pituxa, Preta, Rosinha, Safira, Serra, Tita, Tucha, Violeta, Xica, Zara, Amora, Azeitona, Bia, Canela, Castanha, Chiara`),
};
const CATS = {
  MALE: list(`Tareco, Simba, Félix, Tom, Garfield, Bigodes, Gaspar, Mimo, Óscar, Riscas, Romeu, Salem, Silvestre, Tigre, Tobias,
    Fausto, Fumo, Café, Chico, Ginger, Jasmim, Leo, Loki, Merlin, Miró, Noir, Pixel, Pompom, Pudim, Sushi, Yoda, Zé, Kiwi, Nilo`),
  FEMALE:
    list(`Mia, Luna, Nina, Kiara, Branquinha, Mimi, Nala, Cleo, Amora, Bela, Bichana, Canela, Chanel, Dama, Fifi, Frida, Gatinha,
    Hera, Íris, Julieta, Kitty, Lili, Lua, Manchas, Mel, Minie, Missy, Neve, Pantufa, Pitanga, Pretinha, Safira, Tara, Tigresa, Xana, Zoe`),
};
const FERRETS = {
  MALE: list('Furão, Fred, Zico, Pepe, Bandido, Nougat'),
  FEMALE: list('Frida, Zita, Pepa, Fiona, Bolacha, Noz'),
};
const NAMES = { DOG: DOGS, CAT: CATS, FERRET: FERRETS };

export type Species = keyof typeof NAMES;

/** A name that suits species and sex; either list where the sex is not known. */
export function animalName(
  random: Random,
  species: Species,
  gender: 'MALE' | 'FEMALE' | 'UNDEFINED',
): string {
  const names = NAMES[species];
  return random.common(gender === 'UNDEFINED' ? random.pick([names.MALE, names.FEMALE]) : names[gender]);
}
