import sql from 'sql-template-tag';
import { CONFIGURATION_DEFAULTS } from '../../../../../resources/common/configuration/defaults.ts';
import type { Queryable } from '../../../../db/db.ts';
import { json } from '../../../../db/sql.ts';
import { changelogText, loginHelpText } from './texts.ts';

const legalPt = `
<h2>Aviso legal</h2>
<p>O acesso a este registo é reservado a utilizadores autorizados e destina-se apenas às finalidades previstas na lei:
a identificação dos animais de companhia e dos respetivos titulares, nos termos do Decreto-Lei n.º 82/2019, de 27 de junho.</p>
<h3>Dados pessoais</h3>
<p>Os dados dos titulares só podem ser consultados na medida do necessário ao ato em curso. É proibido recolhê-los,
copiá-los ou comunicá-los para outros fins. O tratamento obedece ao Regulamento (UE) 2016/679 (RGPD).</p>
<h3>Responsabilidade</h3>
<p>As credenciais são pessoais e intransmissíveis. Quem regista responde pela exatidão dos dados que introduz: o número do
transponder é lido no animal, e a identidade do titular é conferida por documento.</p>
<h3>Registo de acessos</h3>
<p>Todas as operações, incluindo as consultas de dados pessoais, ficam registadas com o utilizador, a data e o endereço de
origem, e podem ser auditadas.</p>
<h3>Incumprimento</h3>
<p>A utilização indevida pode dar lugar à suspensão do acesso, sem prejuízo da responsabilidade disciplinar, civil ou
criminal que ao caso couber.</p>
<p>Ao aceitar, o utilizador declara ter lido e compreendido este aviso.</p>`;

const legalEn = `
<h2>Legal notice</h2>
<p>Access to this register is reserved to authorised users and serves only the purposes laid down by law: identifying companion
animals and their owners under Portuguese Decree-Law 82/2019 of 27 June.</p>
<h3>Personal data</h3>
<p>Owners' data may be consulted only as far as the task at hand requires. Collecting, copying or passing them on for other
purposes is forbidden. Regulation (EU) 2016/679 (GDPR) applies.</p>
<h3>Responsibility</h3>
<p>Credentials are personal and must not be shared. Whoever registers answers for the data entered: the transponder is read from
the animal, and the owner's identity is checked against a document.</p>
<h3>Records of access</h3>
<p>Every operation, reading personal data included, is recorded with the user, the date and the address it came from, and may be
audited.</p>
<h3>Misuse</h3>
<p>Improper use may lead to suspension, without prejudice to disciplinary, civil or criminal liability.</p>
<p>By accepting, users state that they have read and understood this notice.</p>`;

const text = (pt: string, en: string): { pt: string; en: string } => ({ pt: pt.trim(), en: en.trim() });

/** The configuration of the register until its operator changes it, by key. */
const DEFAULTS: Record<string, unknown> = {
  legalWarning: { version: 1, ...text(legalPt, legalEn) },
  loginHelp: text(loginHelpText.pt, loginHelpText.en),
  changelog: text(changelogText.pt, changelogText.en),
  announcement: text('', ''),
  highlights: text('', ''),
  registrationCredits: CONFIGURATION_DEFAULTS.registrationCredits,
  lowBalance: CONFIGURATION_DEFAULTS.lowBalance,
  unknownTransponder: CONFIGURATION_DEFAULTS.unknownTransponder,
  orderSignOn: CONFIGURATION_DEFAULTS.orderSignOn,
};

/** Writes the configuration that is not there yet; what the operator has set stays. */
export async function seedConfiguration(tx: Queryable): Promise<void> {
  for (const [key, value] of Object.entries(DEFAULTS)) {
    await tx.query(
      sql`insert into configuration (key, value) values (${key}, ${json(value)}) on conflict do nothing`,
    );
  }
}
