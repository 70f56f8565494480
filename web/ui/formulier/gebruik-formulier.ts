import { useCallback, useState } from 'react';
import { useNaKlik } from './gebruik-na-klik.ts';

/** Rule code per field; a field that is right is absent. */
export type Fouten = Readonly<Record<string, string>>;
/** Checks all fields at once, with the same rules as the server. */
export type Controle<W> = (waarden: W) => Fouten;

export interface Formulier<W> {
  waarden: W;
  /** Changes a value; what the server said about that field no longer holds. */
  stel<K extends keyof W & string>(veld: K, waarde: W[K]): void;
  /** Leaving a field shows what is wrong with it. */
  verlaat(veld: string): void;
  /** Faults to show now: of fields that were left, and all of them after an attempt to send. */
  fouten: Fouten;
  /** Whether somebody tried to send; from then on the summary is shown. */
  geprobeerd: boolean;
  /** Shows every fault and goes to the first; true when there is none. */
  controleer(): boolean;
  /** Marks of the server. */
  stelServer(fouten: Fouten): void;
  /** Give this to the form element as its ref: the first wrong field in it gets the focus. */
  anker: (formulier: HTMLFormElement | null) => void;
}

const NIETS: Fouten = {};

/** First field in the order of the screen that is marked wrong. */
function focusEerste(formulier: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const veld = formulier?.querySelector('[aria-invalid="true"], [data-fout="true"] input');
    if (veld instanceof HTMLElement) veld.focus();
  });
}

/** State of a form by the house rules: rules run on blur and on sending, never while the first entry is typed. */
export function useFormulier<W extends object>(begin: W, controle: Controle<W>): Formulier<W> {
  const [waarden, stelWaarden] = useState(begin);
  const [verlaten, stelVerlaten] = useState<ReadonlySet<string>>(new Set());
  const [geprobeerd, stelGeprobeerd] = useState(false);
  const [server, stelServerFouten] = useState(NIETS);
  const naKlik = useNaKlik();
  const [element, anker] = useState<HTMLFormElement | null>(null);
  const eigen = controle(waarden);
  const alle = { ...eigen, ...server };
  const fouten = geprobeerd
    ? alle
    : Object.fromEntries(Object.entries(alle).filter(([veld]) => verlaten.has(veld) || veld in server));
  const stel = useCallback(<K extends keyof W & string>(veld: K, waarde: W[K]) => {
    stelWaarden((oud) => ({ ...oud, [veld]: waarde }));
    stelServerFouten((oud) =>
      Object.fromEntries(Object.entries(oud).filter(([naam]) => naam !== veld && !naam.startsWith(`${veld}.`))),
    );
  }, []);
  return {
    waarden,
    stel,
    fouten,
    geprobeerd,
    anker,
    verlaat: (veld) => naKlik(() => stelVerlaten((oud) => (oud.has(veld) ? oud : new Set([...oud, veld])))),
    controleer: () => {
      stelGeprobeerd(true);
      stelServerFouten(NIETS);
      const goed = Object.keys(controle(waarden)).length === 0;
      if (!goed) focusEerste(element);
      return goed;
    },
    stelServer: (nieuw) => {
      stelGeprobeerd(true);
      stelServerFouten(nieuw);
      focusEerste(element);
    },
  };
}
