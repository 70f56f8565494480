import { useEffect, useState } from 'react';
import type { Leerlingvoorstellen } from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { vraagVoorstellen } from '../beheer.api.ts';
import type { Regel } from './plak.ts';

export type Voorstel = Leerlingvoorstellen['items'][number];
const WACHT_MS = 400;

/** Free user names and equal names for the lines that hold a name, asked after a short pause. */
export function useVoorstellen(adminId: string, regels: readonly Regel[]): ReadonlyMap<number, Voorstel> {
  const [voorstellen, stel] = useState<ReadonlyMap<number, Voorstel>>(new Map());
  const gevuld = regels.filter(({ roepnaam }) => roepnaam.trim() !== '');
  const sleutel = JSON.stringify(
    gevuld.map((regel) => [regel.sleutel, regel.roepnaam.trim(), regel.voorvoegsel.trim(), regel.achternaam.trim()]),
  );
  useEffect(() => {
    const rijen: [number, string, string, string][] = JSON.parse(sleutel);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      if (rijen.length === 0) return stel(new Map());
      const namen = rijen.map(([, roepnaam, voorvoegsel, achternaam]) => ({
        roepnaam: roepnaam.slice(0, 64),
        voorvoegsel: voorvoegsel.slice(0, 20),
        achternaam: achternaam.slice(0, 200),
      }));
      // Only a help while typing: without an answer the server still makes the names when it saves.
      vraagVoorstellen(adminId, { namen }, stop.signal).then(
        ({ items }) => stel(new Map(items.map((item, nr) => [rijen[nr]?.[0] ?? -1, item]))),
        () => undefined,
      );
    }, WACHT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [adminId, sleutel]);
  return voorstellen;
}
