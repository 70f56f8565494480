import { useState } from 'react';
import { browserStorage } from '#web/platform/storage.ts';
import { FIGURES, type Figure } from './art.ts';

const storage = browserStorage('localStorage');
const key = (leerlingId: string, what: string): string => `taaltocht.${what}.${leerlingId}`;

/** Without a choice every child gets a figure of its own, the same each time. */
function firstFigure(leerlingId: string): Figure {
  let sum = 0;
  for (const draw of leerlingId) sum = (sum * 31 + (draw.codePointAt(0) ?? 0)) % 9973;
  return FIGURES[sum % FIGURES.length] ?? 'noor';
}

export function savedFigure(leerlingId: string): Figure {
  const saved = storage.read(key(leerlingId, 'figuur'));
  return FIGURES.find((name) => name === saved) ?? firstFigure(leerlingId);
}

/** The figure on the map; the choice stays on this device. */
export function useFigure(leerlingId: string): [Figure, (figure: Figure) => void] {
  const [figure, setFigure] = useState<Figure>(() => savedFigure(leerlingId));
  return [
    figure,
    (choice) => {
      storage.write(key(leerlingId, 'figuur'), choice);
      setFigure(choice);
    },
  ];
}

/** List instead of map; the choice stays on this device. */
export function useList(leerlingId: string): [boolean, (on: boolean) => void] {
  const [list, setList] = useState(() => storage.read(key(leerlingId, 'lijst')) === '1');
  return [
    list,
    (on) => {
      storage.write(key(leerlingId, 'lijst'), on ? '1' : '0');
      setList(on);
    },
  ];
}
