// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { animalLicense } from '../../../resources/animals/animalLicense/schema.ts';
import { healthIntervention } from '../../../resources/animals/healthIntervention/schema.ts';
import { lostAnimal } from '../../../resources/lostFound/lostAnimal/schema.ts';
import { ModuleFormProvider } from '../../../src/forms/formContext.ts';
import { startValues } from '../../../src/forms/startValues.ts';
import type { ModuleForm } from '../../../src/forms/useModuleForm.ts';
import {
  contactsOfOwner,
  OwnerReportsLoss,
} from '../../../src/pages/lostFound/lostAnimal/OwnerReportsLoss.tsx';
import { render } from '../../helpers/render.tsx';

const TODAY = '2026-11-28';

describe('the form of a new record', () => {
  test.each([
    ['an intervention', healthIntervention, 'executionDate'],
    ['a licence', animalLicense, 'licenseDate'],
    ['a report', lostAnimal, 'eventDate'],
  ] as const)('of %s › proposes today', (_name, module, source) => {
    expect(startValues(module, null, undefined, TODAY)[source]).toBe(TODAY);
  });

  test('whose address or page names another day › starts with that', () => {
    const initial = { licenseDate: '2026-11-01' };
    expect(startValues(animalLicense, null, initial, TODAY).licenseDate).toBe('2026-11-01');
  });
});

test('the form of a record without a day › proposes none', () => {
  expect(startValues(animalLicense, { id: 1, licenseDate: null }, undefined, TODAY).licenseDate).toBeNull();
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

  /** Draws the part of the form that proposes the person who reports. */
  async function open() {
    const drawn: { form?: UseFormReturn<Record<string, unknown>> } = {};
    function Form() {
      const form = useForm<Record<string, unknown>>({
        defaultValues: { status: 'LOST', ...contactsOfOwner(animal) },
      });
      useEffect(() => {
        drawn.form = form;
      });
      return (
        <ModuleFormProvider value={{ form } as ModuleForm}>
          <OwnerReportsLoss animal={animal} />
        </ModuleFormProvider>
      );
    }
    await render(<Form />);
    const set = (name: string, value: string) => act(async () => drawn.form!.setValue(name, value));
    const reporter = () => drawn.form!.getValues(['participantName', 'participantContact']);
    return { set, reporter };
  }

  test('that becomes the report of a find › no longer proposes the owner as the person who reports', async () => {
    const { set, reporter } = await open();
    expect(reporter()).toEqual(['Ana Reis', '+351912345678']);
    await set('status', 'FOUND');
    expect(reporter()).toEqual([null, null]);
  });

  test('that was one of a find › proposes the owner where no person was entered', async () => {
    const { set, reporter } = await open();
    await set('status', 'FOUND');
    await set('participantName', 'Rui Costa');
    await set('status', 'LOST');
    expect(reporter()).toEqual(['Rui Costa', '+351912345678']);
  });
});
