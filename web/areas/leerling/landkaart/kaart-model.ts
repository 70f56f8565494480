import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import type { Route, SteenItem } from '#server/features/somvensters/route.contract.ts';
import { stenenOpBaan } from './baan.ts';
import type { Knoop } from './buren.ts';
import { BANEN, LANDEN, PLEKKEN, type LandCode, type Plaats, type PlekIndeling } from './kaart-indeling.ts';

export type LandBeeld = { code: LandCode; open: boolean; nogSterren: number };
export type PlekBeeld = PlekIndeling & { mist: boolean; nogSterren: number; goud: boolean; aangeboden: boolean };
export type SteenBeeld = { route: Route; item: SteenItem; nr: number; plaats: Plaats };
export type RouteBeeld = {
  route: Route;
  baan: readonly Plaats[];
  stenen: readonly SteenBeeld[];
  vandaag: boolean;
  klaar: boolean;
};

const DOEN: readonly string[] = ['open', 'bezig', 'blijft_open', 'kom_terug'];
const AF: readonly string[] = ['klaar', 'kom_terug', 'overgeslagen'];
export const teDoen = (item: SteenItem): boolean => DOEN.includes(item.status);
export const isAf = (item: SteenItem): boolean => AF.includes(item.status);

/** At most three routes; the one that holds today's work first. */
export function routesOpKaart(kaart: Landkaart): RouteBeeld[] {
  const vandaag = new Set(kaart.vandaag.map((taak) => taak.somvensterId));
  const zichtbaar = kaart.routes.filter((route) => route.status === 'open' || route.status === 'voltooid');
  const gesorteerd = [...zichtbaar].sort(
    (a, b) => Number(vandaag.has(b.somvensterId)) - Number(vandaag.has(a.somvensterId)),
  );
  return gesorteerd.slice(0, BANEN.length).map((route, index): RouteBeeld => {
    const baan = BANEN[index] ?? [];
    const plaatsen = stenenOpBaan(baan, route.stenen.length);
    const stenen = route.stenen.map((item, nr): SteenBeeld => ({
      route,
      item,
      nr: nr + 1,
      plaats: plaatsen[nr] ?? [0, 0],
    }));
    return {
      route,
      baan,
      stenen,
      vandaag: index === 0 && vandaag.has(route.somvensterId),
      klaar: stenen.every((steen) => isAf(steen.item)),
    };
  });
}

/** The stone the child stands on: today's next task, else the first stone with work. */
export function huidigeSteen(kaart: Landkaart, routes: readonly RouteBeeld[]): SteenBeeld | null {
  const stenen = routes.flatMap((route) => route.stenen);
  const taak = kaart.vandaag.find((item) => !item.klaar);
  const vandaag = stenen.find((steen) => steen.item.taakId === taak?.taakId && teDoen(steen.item));
  return vandaag ?? stenen.find((steen) => teDoen(steen.item)) ?? null;
}

export function landenOpKaart(kaart: Landkaart): LandBeeld[] {
  return LANDEN.map(({ code }) => {
    const land = kaart.landen.find((item) => item.code === code);
    return { code, open: land?.open ?? false, nogSterren: land?.nogSterren ?? 0 };
  });
}

export function plekkenOpKaart(kaart: Landkaart): PlekBeeld[] {
  const landen = new Map(landenOpKaart(kaart).map((land) => [land.code, land]));
  const stand = new Map(kaart.plekken.map((plek) => [plek.spel, plek]));
  const aangeboden = new Set(kaart.aangeboden);
  return PLEKKEN.map((plek) => {
    const land = landen.get(plek.land);
    const mist = !(land?.open ?? false);
    return {
      ...plek,
      mist,
      nogSterren: land?.nogSterren ?? 0,
      goud: stand.get(plek.spel)?.sterren === 3,
      aangeboden: !mist && aangeboden.has(plek.spel),
    };
  });
}

export const steenId = (item: Pick<SteenItem, 'taakId'>): string => `steen-${item.taakId}`;
export const plekId = (spel: string): string => `plek-${spel}`;

/** Everything the arrow keys can reach. */
export const knopenOpKaart = (routes: readonly RouteBeeld[], plekken: readonly PlekBeeld[]): Knoop[] => [
  ...routes.flatMap((route) =>
    route.stenen.map(({ item, plaats }) => ({ id: steenId(item), x: plaats[0], y: plaats[1] })),
  ),
  ...plekken.map((plek) => ({ id: plekId(plek.spel), x: plek.x, y: plek.y - plek.hoog / 2 })),
];

/** The stone that offers a game: the child's own stone first. */
export function steenVoorSpel(
  spel: string,
  huidig: SteenBeeld | null,
  routes: readonly RouteBeeld[],
): SteenBeeld | null {
  if (huidig?.item.deuren.includes(spel)) return huidig;
  return (
    routes.flatMap((route) => route.stenen).find((steen) => teDoen(steen.item) && steen.item.deuren.includes(spel)) ??
    null
  );
}

/** Address of a game; the address keeps the ñ. */
export const spelAdres = (leerlingId: string, steen: SteenBeeld, spel: string): string =>
  `/leerling/${leerlingId}/somvensters/${steen.route.somvensterId}/taken/${steen.item.taakId}/spellen/${spel === 'pinata' ? 'piñata' : spel}`;
