import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formulier } from '#web/platform/formulier.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { FoutRegel } from '../docenten/fout-regel.tsx';
import { Tekstveld } from './tekstveld.tsx';

/** One field of a card: length bounds for its rule, and what the browser may fill in. */
export interface Kaartveld {
  naam: string;
  min?: number;
  max: number;
  auto: string;
  geheim?: boolean;
  hulp?: string;
}

interface Props<W extends Record<string, unknown>> {
  formulier: Formulier<W>;
  velden: readonly Kaartveld[];
  knop: string;
  licht?: boolean;
}

/** Refusal that belongs to no field. */
const losVan = (melding: Error | null): Error | null =>
  melding instanceof HttpFout && Object.keys(melding.velden).length > 0 ? null : melding;

/** Fields and the one button of a card; what is wrong stands at its field. */
export function Kaartvelden<W extends Record<string, string>>({ formulier, velden, knop, licht = false }: Props<W>) {
  const { t } = useTranslation('account');
  const { waarden, zet, fout, raak, bezig, melding, onSubmit } = formulier;
  return (
    <form className="kaart__velden" onSubmit={onSubmit} noValidate>
      <FoutRegel fout={losVan(melding)} />
      {velden.map(({ naam, min = 3, max, auto, geheim = false, hulp = '' }) => (
        <Tekstveld
          key={naam}
          label={t(`veld.${naam}`)}
          naam={naam}
          waarde={waarden[naam] ?? ''}
          fout={fout(naam)}
          geheim={geheim}
          autoComplete={auto}
          hulp={hulp}
          regel={{ min, max }}
          onWaarde={(waarde) => Reflect.apply(zet, undefined, [naam, waarde])}
          onVerlaat={() => {
            if (waarden[naam] !== '') raak(naam);
          }}
        />
      ))}
      <div>
        <Button type="submit" variant={licht ? 'outlined' : 'contained'} disabled={bezig}>
          {knop}
        </Button>
      </div>
    </form>
  );
}

/** Card with a heading and such a form. */
export function FormulierKaart<W extends Record<string, string>>({ titel, ...form }: Props<W> & { titel: string }) {
  const id = useId();
  return (
    <section className="kaart" aria-labelledby={id}>
      <h2 id={id}>{titel}</h2>
      <Kaartvelden {...form} />
    </section>
  );
}
