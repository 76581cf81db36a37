/** The kinds of entity, by which the reference data names their profiles. */
export type ProfileKey =
  'operator' | 'clinic' | 'municipality' | 'association' | 'parish' | 'authority' | 'support';

/** The operator's root, whose number the specification fixes, and the entity where its people work. */
export const OPERATOR_ROOT = 1;
export const OPERATOR_SERVICES = 2;

/** One of the demonstration's entities: its profile, municipality, name, brand, and what it belongs to. */
export interface EntityLine {
  id: number;
  profile: ProfileKey;
  county: string;
  name: string;
  brand: string;
  parentId?: number;
  inactive?: boolean;
}

/** Entities that accounts of the demonstration belong to. */
export const DEMO_CLINIC = 3;
export const NO_CREDIT_CLINIC = 4;
export const DEMO_KENNEL = 5;
export const DEMO_PARISH = 6;
export const DEMO_SUPPORT = 41;

const line = (
  id: number,
  profile: ProfileKey,
  county: string,
  name: string,
  brand: string,
  more: Partial<EntityLine> = {},
): EntityLine => ({ id, profile, county, name, brand, ...more });

/** The operator's two come with every register; these make them forty-one. */
export const ENTITIES: readonly EntityLine[] = [
  line(DEMO_CLINIC, 'clinic', '1106', 'Clínica Veterinária de Alvalade, Lda.', 'Vet Alvalade'),
  line(
    NO_CREDIT_CLINIC,
    'clinic',
    '1312',
    'Consultório Veterinário do Bonfim, Unipessoal Lda.',
    'Vet Bonfim',
  ),
  line(DEMO_KENNEL, 'municipality', '1111', 'Município de Sintra', 'Canil Municipal de Sintra'),
  line(DEMO_PARISH, 'parish', '1106', 'Freguesia de Alvalade', 'Junta de Freguesia de Alvalade'),
  line(7, 'clinic', '1106', 'Hospital Veterinário das Laranjeiras, S.A.', 'Hospital das Laranjeiras'),
  line(8, 'clinic', '1111', 'Centro Veterinário de Rio de Mouro, Lda.', 'VetMouro'),
  line(9, 'clinic', '1106', 'Clínica Veterinária do Restelo, Lda.', 'Restelo Vet'),
  line(10, 'clinic', '1312', 'Hospital Veterinário da Boavista, S.A.', 'Hospital da Boavista'),
  line(11, 'clinic', '1312', 'Hospital Veterinário da Boavista — Foz', 'Boavista Foz', { parentId: 10 }),
  line(12, 'clinic', '0303', 'Clínica Veterinária de São Vicente, Lda.', 'Vet São Vicente'),
  line(13, 'clinic', '0303', 'Bracara Animal — Serviços Veterinários, Lda.', 'Bracara Animal'),
  line(14, 'clinic', '0603', 'Clínica Veterinária dos Olivais, Lda.', 'Vet Olivais'),
  line(15, 'clinic', '0603', 'Hospital Veterinário do Mondego, S.A.', 'Hospital do Mondego'),
  line(16, 'clinic', '0705', 'Centro Veterinário do Templo, Lda.', 'Vet do Templo'),
  line(17, 'clinic', '0805', 'Clínica Veterinária da Ria, Lda.', 'Vet da Ria'),
  line(18, 'clinic', '1009', 'Clínica Veterinária do Lis, Lda.', 'Vet do Lis'),
  line(19, 'clinic', '1512', 'Clínica Veterinária do Sado, Lda.', 'Vet do Sado'),
  line(20, 'clinic', '1714', 'Clínica Veterinária do Marão, Lda.', 'Vet do Marão'),
  line(21, 'clinic', '1823', 'Clínica Veterinária de Viriato, Lda.', 'Vet Viriato'),
  line(22, 'clinic', '3103', 'Clínica Veterinária do Lido, Lda.', 'Vet do Lido'),
  line(23, 'clinic', '4203', 'Centro Veterinário de São Miguel, Lda.', 'Vet São Miguel'),
  line(24, 'clinic', '4301', 'Clínica Veterinária do Monte Brasil, Lda.', 'Vet Monte Brasil'),
  line(25, 'clinic', '1111', 'Clínica Veterinária da Serra, Lda.', 'Vet da Serra', { inactive: true }),
  line(26, 'municipality', '1106', 'Município de Lisboa', 'Casa dos Animais de Lisboa'),
  line(27, 'municipality', '1312', 'Município do Porto', 'Centro de Recolha Oficial do Porto'),
  line(28, 'municipality', '0303', 'Município de Braga', 'Canil Municipal de Braga'),
  line(29, 'municipality', '0603', 'Município de Coimbra', 'Centro de Recolha Oficial de Coimbra'),
  line(30, 'municipality', '0705', 'Município de Évora', 'Canil Municipal de Évora'),
  line(31, 'municipality', '3103', 'Município do Funchal', 'Canil do Vasco Gil'),
  line(
    32,
    'municipality',
    '4203',
    'Município de Ponta Delgada',
    'Centro de Recolha Oficial de Ponta Delgada',
  ),
  line(33, 'association', '1106', 'Associação Patas de Lisboa', 'Patas de Lisboa'),
  line(34, 'association', '1312', 'Associação Abrigo do Norte', 'Abrigo do Norte'),
  line(35, 'association', '0603', 'Associação Amigos do Mondego', 'Amigos do Mondego'),
  line(36, 'association', '1512', 'Associação Focinhos do Sado', 'Focinhos do Sado'),
  line(37, 'parish', '0303', 'Freguesia de Gualtar', 'Junta de Freguesia de Gualtar'),
  line(38, 'parish', '1714', 'Freguesia de Mateus', 'Junta de Freguesia de Mateus'),
  line(39, 'authority', '1106', 'Guarda Nacional Republicana — SEPNA', 'GNR SEPNA'),
  line(40, 'authority', '1312', 'Polícia de Segurança Pública — BriPA', 'PSP BriPA'),
  line(DEMO_SUPPORT, 'support', '1106', 'Linha Amiga — Apoio a Utilizadores, Lda.', 'Linha Amiga'),
];
