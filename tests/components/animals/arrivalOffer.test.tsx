// @vitest-environment jsdom
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ArrivalOffer } from '../../../src/pages/animals/animal/create/ArrivalOffer.tsx';
import { click, named, render } from '../../helpers/render.tsx';

const FACTS = {
  species: 'CAT',
  breed: 'Europeo',
  gender: 'FEMALE',
  birthdate: '2024-05-06',
  color: 'negro',
  isSterilized: true,
  rabiesUntil: null,
} as const;

const Values = () => <output>{JSON.stringify(useWatch())}</output>;

function Form({ facts = FACTS, ...values }: { readonly facts?: object; readonly color: string | null }) {
  const form = useForm({ defaultValues: { breedId: null, birthdate: null, gender: null, ...values } });
  return (
    <FormProvider {...form}>
      <ArrivalOffer arrival={{ register: 'Registo de Espanha', breedId: 7, facts: { ...FACTS, ...facts } }} />
      <Values />
    </FormProvider>
  );
}

test('what another register says of an animal › is filled in where nothing is entered', async () => {
  const { root } = await render(<Form color="preto" />);
  expect(root.textContent).toContain('Registo de Espanha');
  await click(named('button', 'Preencher', root));
  expect(JSON.parse(root.querySelector('output')!.textContent)).toEqual({
    breedId: 7,
    birthdate: '2024-05-06',
    gender: 'FEMALE',
    color: 'preto',
  });
});

test('a sex that is not known › is left to be entered', async () => {
  const { root } = await render(<Form color={null} facts={{ gender: 'UNDEFINED' }} />);
  await click(named('button', 'Preencher', root));
  expect(JSON.parse(root.querySelector('output')!.textContent)).toMatchObject({
    gender: null,
    color: 'negro',
  });
});
