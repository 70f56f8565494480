import { landOpen } from '#engine/core/domein/landen.ts';
import { spelVan, type SpelInfo } from '#engine/core/domein/spellen.ts';
import type { Capability, Format } from '#engine/core/oefening/contract.ts';

/** Built game with what it can take, from its scene document. */
export interface BeschikbaarSpel {
  slug: string;
  capabilities: readonly Capability[];
}

/** What decides the doors of a stone. */
export interface DeurenInvoer {
  formaten: readonly Format[];
  /** Games that are built and allowed to be shown. */
  beschikbaar: readonly BeschikbaarSpel[];
  /** Stars of the leerling: they open lands. */
  sterren: number;
  /** Slugs the leerkracht forbids. */
  verboden?: readonly string[];
  /** Slugs played lately, newest first. */
  gespeeld?: readonly string[];
  favoriet?: string;
  /** Most doors, default 3. */
  max?: number;
}

interface Deur {
  info: SpelInfo;
  gewicht: number;
  open: boolean;
}

/** How well a game fits formats: the best weight of a capability that takes one of them; 0 = not at all. */
export function pastBij(capabilities: readonly Capability[], formaten: readonly Format[]): number {
  const passend = capabilities.filter((c) => c.formats.some((f) => formaten.includes(f)));
  return passend.reduce((best, c) => Math.max(best, c.weight), 0);
}

function deurenMogelijk(i: DeurenInvoer): Deur[] {
  return i.beschikbaar.flatMap((spel) => {
    const info = spelVan(spel.slug);
    const gewicht = pastBij(spel.capabilities, i.formaten);
    if (info === undefined || gewicht === 0 || (i.verboden ?? []).includes(info.slug)) return [];
    return [{ info, gewicht, open: info.starter || landOpen(info.land, i.sterren) }];
  });
}

/** Rank: other verb family than last time, long not played, made for the format; the favourite gets a push. */
function rang(d: Deur, i: DeurenInvoer): number {
  const gespeeld = i.gespeeld ?? [];
  const laatste = spelVan(gespeeld[0] ?? '');
  const plek = gespeeld.indexOf(d.info.slug);
  const familie = laatste !== undefined && laatste.familie === d.info.familie ? -2 : 0;
  const vers = plek < 0 ? 1 : Math.min(1, plek / 5);
  return familie + vers + d.gewicht + (i.favoriet === d.info.slug ? 0.5 : 0);
}

/**
 * Games offered at a stone, best first: two or three that take its formats. Open lands first; starters are always open.
 * When fewer than two are left, games of closed lands help out: learning is never blocked by stars. Fewer than two come
 * only when no more games can take the formats or are allowed.
 */
export function deurenVoor(invoer: DeurenInvoer): string[] {
  const max = Math.max(2, invoer.max ?? 3);
  const opRang = deurenMogelijk(invoer).sort(
    (a, b) => rang(b, invoer) - rang(a, invoer) || (a.info.slug < b.info.slug ? -1 : 1),
  );
  const open = opRang.filter((d) => d.open);
  const dicht = opRang.filter((d) => !d.open);
  const keuze = open.length >= 2 ? open : [...open, ...dicht].slice(0, Math.max(2, open.length));
  return keuze.slice(0, max).map((d) => d.info.slug);
}

/** Whether a game may be played for a stone now: the check of the server before a round starts. */
export function magSpelen(slug: string, invoer: DeurenInvoer): boolean {
  const info = spelVan(slug);
  return info !== undefined && deurenVoor({ ...invoer, max: invoer.beschikbaar.length }).includes(info.slug);
}
