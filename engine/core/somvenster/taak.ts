import { err, ok, type Result } from '#engine/core/basis/result.ts';
import type { Sterren } from '#engine/core/scoring/sterren.ts';

/** States of a taak (behaviours.md section 5.6). */
export const TAAK_STATUSSEN = ['dicht', 'open', 'bezig', 'blijft_open', 'klaar', 'kom_terug', 'overgeslagen'] as const;
export type TaakStatus = (typeof TAAK_STATUSSEN)[number];

/** Stone on the map. */
export const STENEN = ['geen', 'brons', 'zilver', 'goud'] as const;
export type Steen = (typeof STENEN)[number];

/** What changes of a taak while it is done. */
export interface TaakVoortgang {
  status: TaakStatus;
  /** Best stars so far; never goes down. */
  sterren: Sterren;
  steen: Steen;
  /** A support taak was already given. */
  steunGegeven: boolean;
  isSteun: boolean;
}

/** Event in the life of a taak; `ronde` carries the result of a finished or stopped round. */
export type TaakGebeurtenis =
  | { soort: 'ontgrendel' }
  | { soort: 'begin' }
  | { soort: 'woordenTerug' }
  | { soort: 'slaOver' }
  | { soort: 'ronde'; sterren: Sterren };

/** Taak that starts; closed only when a fixed order makes it wait. */
export function nieuweTaak(options: { dicht?: boolean; isSteun?: boolean } = {}): TaakVoortgang {
  return {
    status: options.dicht ? 'dicht' : 'open',
    sterren: 0,
    steen: 'geen',
    steunGegeven: false,
    isSteun: options.isSteun ?? false,
  };
}

/** Stone of a number of stars. */
export function steenVan(sterren: Sterren): Steen {
  return STENEN[sterren];
}

const VAN: Readonly<
  Record<Exclude<TaakGebeurtenis['soort'], 'ronde'>, readonly [van: readonly TaakStatus[], naar: TaakStatus]>
> = {
  ontgrendel: [['dicht'], 'open'],
  begin: [['open', 'blijft_open', 'kom_terug', 'bezig'], 'bezig'],
  woordenTerug: [['klaar'], 'kom_terug'],
  slaOver: [['open', 'dicht', 'bezig', 'blijft_open'], 'overgeslagen'],
};

function hoogste(a: Sterren, b: Sterren): Sterren {
  return a > b ? a : b;
}

function naRonde(t: TaakVoortgang, gehaald: Sterren): { taak: TaakVoortgang; steun: boolean } {
  const sterren = hoogste(t.sterren, gehaald);
  const basis = { ...t, sterren, steen: steenVan(sterren) };
  if (gehaald === 0)
    return { taak: { ...basis, status: t.sterren > 0 && t.steunGegeven ? 'klaar' : 'bezig' }, steun: false };
  const zwak = gehaald === 1 && !t.isSteun && !t.steunGegeven && t.sterren < 2;
  return zwak
    ? { taak: { ...basis, status: 'blijft_open', steunGegeven: true }, steun: true }
    : { taak: { ...basis, status: 'klaar' }, steun: false };
}

/**
 * Next state of a taak. `steun` = make one support taak in front of it (below 70 % right at the first attempt, once).
 * Stopping before half leaves it busy; stars never go down; a step that is not in the table is refused.
 */
export function volgendeTaak(
  t: TaakVoortgang,
  gebeurtenis: TaakGebeurtenis,
): Result<{ taak: TaakVoortgang; steun: boolean }, 'stap-niet-toegestaan'> {
  if (gebeurtenis.soort === 'ronde') {
    const mag = t.status === 'open' || t.status === 'bezig' || t.status === 'blijft_open' || t.status === 'kom_terug';
    if (mag) return ok(naRonde(t, gebeurtenis.sterren));
    return t.status === 'klaar'
      ? ok({
          taak: {
            ...t,
            sterren: hoogste(t.sterren, gebeurtenis.sterren),
            steen: steenVan(hoogste(t.sterren, gebeurtenis.sterren)),
          },
          steun: false,
        })
      : err('stap-niet-toegestaan');
  }
  const [van, naar] = VAN[gebeurtenis.soort];
  return van.includes(t.status) ? ok({ taak: { ...t, status: naar }, steun: false }) : err('stap-niet-toegestaan');
}

/** Whether a taak counts as done for the route. */
export function isGedaan(t: Pick<TaakVoortgang, 'status'>): boolean {
  return t.status === 'klaar' || t.status === 'overgeslagen';
}
