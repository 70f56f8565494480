import { shuffle } from '#engine/core/basis/rng.ts';
import { beoordeel, type Sleutel } from '#engine/core/scoring/oordeel.ts';
import { err, ok } from '#engine/core/basis/result.ts';
import type { BinMark, Prompt, SortView, Token, TokenKind, View } from '../contract.ts';
import { rechtParen, rechtSorteer } from '../rechters-plaats.ts';
import type { Bereik, GebouwdeVraag, Oplossing } from './gebouwd.ts';
import { toont, type Gebouwd, type VraagOpties, type Werkbank } from './opties.ts';
import { aantalFout, maakOpties, trekSterk, type Optie } from './select-hulp.ts';
import { hussel } from './tokens.ts';

/** What every shape of a question shares. */
export interface Kern {
  prompt: Prompt;
  /** Accepted answers; the first is shown. */
  goed: readonly string[];
  hoofdletters?: boolean;
  getoond: GebouwdeVraag['getoond'];
  focus?: Bereik;
  timed?: boolean;
}

/** Key of a kernel. */
export function sleutelVan(kern: Pick<Kern, 'goed' | 'hoofdletters'>): Sleutel {
  return { goed: kern.goed, hoofdletters: kern.hoofdletters ?? false };
}

/** Question of a view with its key. */
export function maakVraag(
  options: VraagOpties,
  kern: Kern,
  rest: { view: View; oplossing: Oplossing; k: number },
): GebouwdeVraag {
  return {
    question: {
      id: options.vraagId,
      itemId: options.item.id,
      format: options.format,
      prompt: kern.prompt,
      view: rest.view,
      timed: kern.timed ?? false,
    },
    sleutel: sleutelVan(kern),
    oplossing: rest.oplossing,
    getoond: kern.getoond,
    focus: kern.focus ?? { from: 0, to: kern.getoond.text.length },
    k: rest.k,
  };
}

/** Options: the right one, wrong ones with the strongest first, how many are wanted, and what they look like. */
export interface Keuzes {
  goed: Optie;
  fout: readonly Optie[];
  kind: TokenKind;
  wens?: number;
}

/** Options a game can show, none of the wrong ones right by the key and no two alike; null when there are too few. */
export function keuzeOpties(
  options: VraagOpties,
  kern: Pick<Kern, 'goed' | 'hoofdletters'>,
  keuzes: Keuzes & { bank: Werkbank },
): ReturnType<typeof maakOpties> | null {
  const { capability: c } = options;
  const max = c.maxChars ?? (keuzes.kind === 'zin' ? 160 : 80);
  const sleutel = sleutelVan(kern);
  const gezicht = (o: Optie): string => (kern.hoofdletters === true ? o.tekst : o.tekst.toLowerCase());
  const gezien = new Set([gezicht(keuzes.goed)]);
  const uniek = (o: Optie): boolean => {
    const nieuw = !gezien.has(gezicht(o));
    gezien.add(gezicht(o));
    return nieuw;
  };
  const fout = keuzes.fout.filter((o) => o.tekst.length <= max && !beoordeel(sleutel, o.ruw) && uniek(o));
  const aantal = aantalFout(c, fout.length, keuzes.wens ?? 3);
  if (
    aantal === null ||
    keuzes.goed.tekst.length > max ||
    !toont(c, keuzes.kind) ||
    (keuzes.kind === 'plaatje' && c.pictures === false)
  )
    return null;
  return maakOpties([keuzes.goed, ...trekSterk(fout, aantal, keuzes.bank)], keuzes.kind, keuzes.bank);
}

/** `select`: one of two to four options. */
export function keuzeVraag(options: VraagOpties, kern: Kern, keuzes: Keuzes & { bank: Werkbank }): Gebouwd {
  const opties = keuzeOpties(options, kern, keuzes);
  if (opties === null) return err('past-niet');
  return ok(
    maakVraag(options, kern, {
      view: { shape: 'select', options: opties.tokens, pick: 1 },
      oplossing: { soort: 'kies', ruw: opties.ruw },
      k: opties.tokens.length,
    }),
  );
}

/** Bin as a question offers it. */
export interface Bak {
  id: string;
  label: string;
  icon: string;
}
/** Token to sort: what it shows, its bin, and whether the item is about it. */
export interface Sorteerling {
  tekst: string;
  bak: string;
  audio?: string;
  eigen?: boolean;
}

const MERKEN: readonly BinMark[] = ['A', 'B', 'C', 'D'];

/** Number of tokens a sorting game wants at once, its own included. */
export function sorteerAantal(options: VraagOpties): number {
  const c = options.capability;
  return Math.min(6, Math.max(1, c.minOptions ?? 1, c.maxOptions ?? 1));
}

/** `sort`: tokens into two to four bins; the bins keep their order in every question. */
export function sorteerVraag(
  options: VraagOpties,
  kern: Kern,
  wat: { bakken: readonly Bak[]; tokens: readonly Sorteerling[]; kind: TokenKind; bank: Werkbank },
): Gebouwd {
  const c = options.capability;
  const [minst, meest] = c.bins ?? [2, 4];
  const past = wat.bakken.length >= minst && wat.bakken.length <= Math.min(4, meest) && toont(c, wat.kind);
  if (!past || wat.tokens.length < (c.minOptions ?? 1) || wat.tokens.some((t) => t.tekst.length > (c.maxChars ?? 80)))
    return err('past-niet');
  const paren = wat.tokens.map((t) => ({
    ...t,
    token: wat.bank.tokens.maak(t.tekst, wat.kind, t.audio === undefined ? {} : { audio: t.audio }),
  }));
  const eigen = paren.find((p) => p.eigen)?.token.id;
  const view: SortView = {
    shape: 'sort',
    bins: wat.bakken.map((b, i) => ({ ...b, mark: MERKEN[i] ?? 'A' })),
    stream: shuffle(
      paren.map((p) => p.token),
      wat.bank.rng,
    ),
  };
  const bak = new Map(paren.map((p) => [p.token.id, p.bak]));
  return ok(
    maakVraag(options, kern, {
      view,
      oplossing: { soort: 'sorteer', bak, recht: rechtSorteer, ...(eigen === undefined ? {} : { eigen }) },
      k: wat.bakken.length,
    }),
  );
}

/** Card of a pair. */
export interface Kaart {
  tekst: string;
  kind: TokenKind;
  picture?: string;
  audio?: string;
}

const naarToken = (kaart: Kaart, bank: Werkbank): Token =>
  bank.tokens.maak(kaart.tekst, kaart.kind, {
    ...(kaart.picture === undefined ? {} : { picture: kaart.picture }),
    ...(kaart.audio === undefined ? {} : { audio: kaart.audio }),
  });

/** `pairs`: the item's own pair first, then those of its companions; no two cards may look alike. */
export function parenVraag(
  options: VraagOpties,
  kern: Kern,
  wat: { stellen: readonly (readonly [Kaart, Kaart])[]; bank: Werkbank },
): Gebouwd {
  const c = options.capability;
  const kaarten = wat.stellen.flat();
  const passend = kaarten.every(
    (k) => toont(c, k.kind) && k.tekst.length <= (c.maxChars ?? 80) && (k.kind !== 'plaatje' || c.pictures !== false),
  );
  const gezichten = new Set(kaarten.map((k) => `${k.kind}/${k.tekst.toLowerCase()}`));
  if (!passend || wat.stellen.length < 2 || kaarten.length < (c.minOptions ?? 4) || gezichten.size !== kaarten.length)
    return err('past-niet');
  const stellen = wat.stellen.map(([a, b]) => [naarToken(a, wat.bank), naarToken(b, wat.bank)] as const);
  const partner = new Map(
    stellen.flatMap(
      ([a, b]) =>
        [
          [a.id, b.id],
          [b.id, a.id],
        ] as const,
    ),
  );
  const eigen = stellen[0]?.[0].id;
  return ok(
    maakVraag(options, kern, {
      view: { shape: 'pairs', cards: hussel(stellen.flat(), wat.bank.rng), groupSize: 2 },
      oplossing: { soort: 'paren', partner, recht: rechtParen, ...(eigen === undefined ? {} : { eigen }) },
      k: stellen.length,
    }),
  );
}

/** Number of pairs a game wants: by its number of cards, two to six. */
export function parenAantal(options: VraagOpties): number {
  return Math.min(6, Math.max(2, Math.floor((options.capability.maxOptions ?? 8) / 2)));
}
