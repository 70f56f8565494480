import { useState } from 'react';
import { browserOpslag } from '#web/platform/opslag.ts';
import { FIGUREN, type Figuur } from './kunst.ts';

const opslag = browserOpslag('localStorage');
const sleutel = (leerlingId: string, wat: string): string => `taaltocht.${wat}.${leerlingId}`;

/** Without a choice every child gets a figure of its own, the same each time. */
function eersteFiguur(leerlingId: string): Figuur {
  let som = 0;
  for (const teken of leerlingId) som = (som * 31 + (teken.codePointAt(0) ?? 0)) % 9973;
  return FIGUREN[som % FIGUREN.length] ?? 'noor';
}

export function bewaardeFiguur(leerlingId: string): Figuur {
  const bewaard = opslag.lees(sleutel(leerlingId, 'figuur'));
  return FIGUREN.find((naam) => naam === bewaard) ?? eersteFiguur(leerlingId);
}

/** The figure on the map; the choice stays on this device. */
export function useFiguur(leerlingId: string): [Figuur, (figuur: Figuur) => void] {
  const [figuur, setFiguur] = useState<Figuur>(() => bewaardeFiguur(leerlingId));
  return [
    figuur,
    (keuze) => {
      opslag.schrijf(sleutel(leerlingId, 'figuur'), keuze);
      setFiguur(keuze);
    },
  ];
}

/** List instead of map; the choice stays on this device. */
export function useLijst(leerlingId: string): [boolean, (aan: boolean) => void] {
  const [lijst, setLijst] = useState(() => opslag.lees(sleutel(leerlingId, 'lijst')) === '1');
  return [
    lijst,
    (aan) => {
      opslag.schrijf(sleutel(leerlingId, 'lijst'), aan ? '1' : '0');
      setLijst(aan);
    },
  ];
}
