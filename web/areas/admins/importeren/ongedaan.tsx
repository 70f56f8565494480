import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';

export interface Uitkomst {
  teruggedraaid: number;
  overgeslagen: readonly { naam: string }[];
}
type Deel = 'knop' | 'zeker' | 'laat' | 'bezig' | 'klaar' | 'overgeslagen';
interface Props {
  draai: () => Promise<Uitkomst>;
  tekst: (deel: Deel, waarden?: { count: number }) => string;
  onKlaar: () => void;
}

/** Takes an import back, after a second press. */
export function Ongedaan({ draai, tekst, onKlaar }: Props) {
  const bewaren = useBewaren();
  const [zeker, stelZeker] = useState(false);
  const [uit, stelUit] = useState<Uitkomst | null>(null);
  const start = async (): Promise<void> => {
    const gedaan = await bewaren.run(draai);
    stelZeker(false);
    if (gedaan === undefined) return;
    stelUit(gedaan.uit);
    onKlaar();
  };
  if (uit !== null) {
    return (
      <div role="status">
        <p>{tekst('klaar', { count: uit.teruggedraaid })}</p>
        {uit.overgeslagen.length > 0 && (
          <p className="zacht">
            {tekst('overgeslagen', { count: uit.overgeslagen.length })}{' '}
            {uit.overgeslagen.map(({ naam }) => naam).join(', ')}
          </p>
        )}
      </div>
    );
  }
  if (bewaren.bezig)
    return (
      <div className="kaart__knoppen">
        <Button variant="outlined" disabled>
          {tekst('bezig')}
        </Button>
      </div>
    );
  return (
    <div className="kaart__knoppen">
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => void start()} />}
      {zeker ? (
        <>
          <Button variant="contained" color="warning" onClick={() => void start()}>
            {tekst('zeker')}
          </Button>
          <Button onClick={() => stelZeker(false)}>{tekst('laat')}</Button>
        </>
      ) : (
        <Button variant="outlined" onClick={() => stelZeker(true)}>
          {tekst('knop')}
        </Button>
      )}
    </div>
  );
}
