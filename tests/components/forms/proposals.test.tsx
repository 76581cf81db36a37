// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { animalLicense } from '../../../resources/animals/animalLicense/schema.ts';
import { healthIntervention } from '../../../resources/animals/healthIntervention/schema.ts';
import { lostAnimal } from '../../../resources/lostFound/lostAnimal/schema.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { dayIn } from '../../../resources/numbers/dates.ts';
import { ModuleFormProvider } from '../../../src/forms/formContext.ts';
import { useModuleForm, type ModuleForm } from '../../../src/forms/useModuleForm.ts';
import {
  contactsOfOwner,
  OwnerReportsLoss,
} from '../../../src/pages/lostFound/lostAnimal/OwnerReportsLoss.tsx';
import type { Values } from '../../../src/fields/index.ts';
import { render } from '../../helpers/render.tsx';

let drawn: ModuleForm | undefined;
beforeEach(() => (drawn = undefined));

interface FormProps {
  readonly module: AnyModule;
  readonly record?: Values;
  readonly initial?: Values;
  readonly children?: React.ReactNode;
}

/** The form of a module without its fields. */
function Form({ module, children, ...options }: FormProps) {
  const form = useModuleForm(module, options);
  drawn = form;
  return <ModuleFormProvider value={form}>{children}</ModuleFormProvider>;
}

const values = () => drawn!.form.getValues();

describe('the form of a new record', () => {
  test.each([
    ['an intervention', healthIntervention, 'executionDate'],
    ['a licence', animalLicense, 'licenseDate'],
    ['a report', lostAnimal, 'eventDate'],
  ] as const)('of %s › proposes today', async (_name, module, source) => {
    await render(<Form module={module} />);
    expect(values()[source]).toBe(dayIn());
  });

  test('of a record that is on record › keeps its day, also where it has none', async () => {
    await render(<Form module={animalLicense} record={{ id: 1, version: 1, licenseDate: null }} />);
    expect(values().licenseDate).toBeNull();
  });
});

describe('the report of a loss', () => {
  const animal = {
    owner: {
      name: 'Ana Reis',
      phone: '+351912345678',
      phone2: null,
      phone3: null,
      email: 'ana@example.test',
    },
  };
  const reporter = () => [values().participantName, values().participantContact];
  const choose = (status: string) => act(async () => drawn!.form.setValue('status', status));

  test('with the animal of an owner › proposes the owner as the person who reports it, and no person where the animal is found', async () => {
    await render(
      <Form module={lostAnimal} initial={{ status: 'LOST', ...contactsOfOwner(animal) }}>
        <OwnerReportsLoss animal={animal} />
      </Form>,
    );
    expect(reporter()).toEqual(['Ana Reis', '+351912345678']);
    await choose('FOUND');
    expect(reporter()).toEqual([null, null]);
    await act(async () => drawn!.form.setValue('participantName', 'Rui Costa'));
    await choose('LOST');
    expect(reporter()).toEqual(['Rui Costa', '+351912345678']);
  });
});
