import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { readTransponderWay } from '../../../../resources/animals/transponderWay/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { CompactDescriptionList } from '../../../components/CompactDescriptionList.tsx';
import { Section } from '../../../components/Section.tsx';
import { Transponder } from '../../../components/transponder/Transponder.tsx';
import { useCountryName } from '../../../fields/country/countryNames.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

export type TransponderWay = AnswerOf<typeof readTransponderWay>;

/** A page by its name, as a link where the reader may open it. */
function Page({ to, children }: { readonly to: string; readonly children: string }) {
  return routeExists(to) ? (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  ) : (
    <>{children}</>
  );
}

/** What a transponder is: its maker by prefix and delivery, who holds it, and the animal that has it. */
export function WayFacts({ way }: { readonly way: TransponderWay }) {
  const translate = useTranslate();
  const say = useTexts('transponderWayPages');
  const countryName = useCountryName();
  const { number, origin, stock, animal } = way;
  const field = (name: string): string => translate(`resources.transponder.fields.${name}`);
  const originText = say(
    `origin.${origin.manufacturer === null && origin.kind === 'MANUFACTURER' ? 'OTHER' : origin.kind}`,
    {
      country: origin.country === null ? '' : countryName(origin.country),
      manufacturer: origin.manufacturer ?? '',
    },
  );
  return (
    <Section title={say('facts')}>
      <CompactDescriptionList
        pairs={[
          { label: field('number'), value: <Transponder number={number} copy /> },
          { label: say('prefix'), value: originText },
          ...(stock
            ? [
                {
                  label: field('state'),
                  value: translate(`resources.transponder.choices.state.${stock.state}`),
                },
                { label: field('manufacturer'), value: stock.manufacturer },
                {
                  label: field('lot'),
                  value: <Page to={`/traceability/transponders/${stock.id}`}>{stock.lot}</Page>,
                },
                ...(stock.campaign === null ? [] : [{ label: field('campaign'), value: stock.campaign }]),
                ...(stock.holder === null ? [] : [{ label: say('holder'), value: stock.holder.name }]),
                ...(stock.unusableReason === null || way.recall
                  ? []
                  : [{ label: field('unusableReason'), value: stock.unusableReason }]),
              ]
            : [{ label: say('delivery'), value: say('unknown') }]),
          ...(animal
            ? [
                {
                  label: say('animal'),
                  value: (
                    <Page to={`/animal/view/${animal.transponder}`}>{animal.name || animal.transponder}</Page>
                  ),
                },
                { label: say('kind'), value: say(`kinds.${animal.kind}`) },
                ...animal.others.map((other) => ({
                  label: say(`otherKinds.${other.kind}`),
                  value: (
                    <Link component={RouterLink} to={`/traceability/show/${other.number}`}>
                      <Transponder number={other.number} />
                    </Link>
                  ),
                })),
              ]
            : [{ label: say('animal'), value: say('noAnimal') }]),
        ]}
      />
    </Section>
  );
}
