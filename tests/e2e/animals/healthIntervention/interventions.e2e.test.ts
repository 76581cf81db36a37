import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { showDate, addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { callAs } from '../../helpers/serverCalls.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser({ whole: true });

interface Found {
  readonly content: readonly {
    readonly transponder: string;
    readonly name: string;
    readonly birthdate: string;
  }[];
}

let operator: Page;
/** A living, grown, fertile dog of the demonstration without faults. */
let animal: Found['content'][number];
const DAY = addDays(dayIn(), -3);

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
  const { content } = await callAs<Found>(
    operator,
    'GET',
    `/animals/search?status=NORMAL&itemsPerPage=100&sortProperty=id&sortDirection=ASC`,
  );
  for (const one of content) {
    if (one.birthdate > addDays(dayIn(), -500)) continue;
    const { operations } = await callAs<{ operations: Record<string, { allowed: boolean }> }>(
      operator,
      'GET',
      `/animals/${one.transponder}`,
    );
    if (!operations.SET_STERILIZATION?.allowed || !operations.REGISTER_INTERVENTION?.allowed) continue;
    animal = one;
    break;
  }
});

const openAnimal = async () => {
  await openAddress(operator, `/animal/view/${animal.transponder}`);
  await operator.getByRole('heading', { level: 1, name: animal.name }).waitFor();
};
const choose = async (label: string, option: string) => {
  const input = operator.getByRole('combobox', { name: label, exact: true });
  await input.click();
  await input.fill(option.slice(0, 8));
  await operator.getByRole('option', { name: option }).first().click();
};
const chooseFirst = async (label: string) => {
  await operator.getByRole('combobox', { name: label, exact: true }).click();
  await operator.getByRole('option').first().click();
};
const enter = async (label: string, text: string) => {
  const input = operator.getByRole('textbox', { name: label, exact: true });
  await input.fill(text);
  await input.blur();
};
const createButton = () => operator.getByRole('button', { name: 'Registar', exact: true });
const tab = () => operator.getByRole('tab', { name: 'Saúde' });

describe('an intervention without an animal in the address', () => {
  test('the animals to choose from › stand with their names, as does the one that is chosen', async () => {
    await openAddress(operator, '/health-intervention/create');
    const input = operator.getByRole('combobox', { name: 'Animal', exact: true });
    await input.click();
    await input.fill(animal.transponder);
    await operator.getByRole('option', { name: `${spaced(animal.transponder)} ${animal.name}` }).click();
    expect(await input.inputValue()).toBe(animal.transponder);
    await operator.getByText(animal.name, { exact: true }).waitFor();
  });
});

describe('an animal’s interventions', () => {
  test('a rabies vaccination › proposes its dose and end from the vaccine, and is listed on the animal’s page', async () => {
    await openAnimal();
    await operator.getByRole('button', { name: 'Registar vacina antirrábica' }).click();
    await operator.waitForURL('**/health-intervention/create?**');
    const faults: string[] = [];
    operator.on('pageerror', ({ message }) => faults.push(message));
    await choose('Vacina', 'Nobivac Rabies');
    await createButton().click();
    await operator.getByRole('alert').first().waitFor();
    // From here on each keystroke is checked, and half a day is none.
    await operator.getByRole('textbox', { name: 'Data de realização' }).fill(showDate(DAY));
    expect(faults).toEqual([]);
    await chooseFirst('Médico veterinário');
    await enter('Lote', 'B7788');
    const end = operator.getByRole('textbox', { name: 'Válida até' });
    await expect.poll(() => end.inputValue()).toMatch(/^\d\d-\d\d-20\d\d$/);
    await createButton().click();
    await operator.waitForURL('**tab=healthIntervention');
    await operator.getByText(/^Vacina registada, válida até \d\d-\d\d-20\d\d/).waitFor();
    await expect.poll(() => tab().getAttribute('aria-selected')).toBe('true');
    await operator
      .getByRole('row', {
        name: new RegExp(`${showDate(DAY)}.*Vacinação antirrábica.*Nobivac Rabies.*B7788`),
      })
      .waitFor();
    await operator.getByRole('columnheader', { name: 'Válida até' }).waitFor();
  });

  test('a vaccination entered once more › is recorded only once it is confirmed to be another', async () => {
    await openAnimal();
    await operator.getByRole('button', { name: 'Registar vacina antirrábica' }).click();
    await operator.waitForURL('**/health-intervention/create?**');
    await choose('Vacina', 'Nobivac Rabies');
    await enter('Data de realização', showDate(DAY));
    await chooseFirst('Médico veterinário');
    await enter('Lote', 'b7788');
    await createButton().click();
    const confirm = operator.getByRole('switch', { name: 'Confirmo que é outra vacinação' });
    await confirm.waitFor();
    await operator
      .getByText(/^Já está registada uma vacinação deste animal/)
      .first()
      .waitFor();
    // What is asked of one vaccination is not asked of another.
    await enter('Lote', 'b7790');
    await confirm.waitFor({ state: 'hidden' });
    await enter('Lote', 'b7788');
    await createButton().click();
    await confirm.check();
    await createButton().click();
    await operator.waitForURL('**tab=healthIntervention');
    const path = `/health-interventions/search?transponder=${animal.transponder}`;
    const { content } = await callAs<{ content: { id: number; isAnotherVaccination: boolean }[] }>(
      operator,
      'GET',
      path,
    );
    const confirmed = content.filter(({ isAnotherVaccination }) => isAnotherVaccination);
    expect(confirmed).toHaveLength(1);
    await callAs(operator, 'DELETE', `/health-interventions/${animal.transponder}/${confirmed[0]!.id}`);
    await openAddress(operator, `/animal/view/${animal.transponder}?tab=healthIntervention`);
  });

  test('an intervention › is changed and deleted on its own page', async () => {
    await operator
      .getByRole('row', { name: new RegExp(`${showDate(DAY)}.*Vacinação antirrábica`) })
      .getByRole('link')
      .first()
      .click();
    await operator.waitForURL(/health-intervention\/\d+/);
    await enter('Lote', 'B7799');
    await operator.getByRole('button', { name: 'Guardar' }).click();
    await operator.getByText(/^Vacina guardada, válida até \d\d-\d\d-20\d\d/).waitFor();
    await operator.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await operator.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await operator.waitForURL('**tab=healthIntervention');
    await expect
      .poll(() => operator.getByRole('row', { name: new RegExp(`${showDate(DAY)}.*antirrábica`) }).count())
      .toBe(0);
  });

  test('a proof of life › waits for the declaration, and is of today', async () => {
    await openAnimal();
    await operator.getByRole('button', { name: 'Registar intervenção', exact: true }).click();
    await operator.waitForURL('**/health-intervention/create?**');
    expect(await createButton().isDisabled()).toBe(true);
    await operator.getByText('Escolha primeiro o tipo de intervenção', { exact: false }).waitFor();
    await choose('Tipo de intervenção', 'Prova de vida');
    const dialog = operator.getByRole('dialog', { name: 'Declaração de prova de vida' });
    await dialog.getByText('sob compromisso de honra').waitFor();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect(await createButton().isDisabled()).toBe(true);
    await operator.getByRole('button', { name: 'Ler e aceitar a declaração' }).click();
    await dialog.getByRole('button', { name: 'Aceitar' }).click();
    await chooseFirst('Médico veterinário');
    expect(await operator.getByRole('textbox', { name: 'Data de realização' }).inputValue()).toBe(
      showDate(dayIn()),
    );
    await createButton().click();
    await operator.waitForURL('**tab=healthIntervention');
    await operator.getByRole('row', { name: /Prova de vida/ }).waitFor();
  });

  test('a sterilisation › names who pays where the county does, and the animal’s panel says it from then on', async () => {
    await openAnimal();
    await showAllOperations(operator);
    await operator.getByRole('button', { name: 'Registar esterilização' }).click();
    await operator.waitForURL('**typeId=9');
    await enter('Data de realização', showDate(DAY));
    await chooseFirst('Médico veterinário');
    await operator.getByRole('combobox', { name: 'Tipo de esterilização' }).click();
    expect(await operator.getByRole('option', { name: /Ministério/ }).count()).toBe(0);
    await operator.getByRole('option', { name: 'Financiada pelo município' }).click();
    await chooseFirst('Entidade financiadora');
    await createButton().click();
    await operator.waitForURL('**tab=healthIntervention');
    await operator.getByText('registada', { exact: true }).waitFor();
    expect(await operator.getByRole('button', { name: 'Registar esterilização' }).count()).toBe(0);
  });
});
