import { err } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { LidwoordItem, WoordsoortZin } from '#engine/core/taal/domein-item.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { isLidwoord, isWoord, isWoordsoortZin } from '../content-soort.ts';
import { beperkBakken, metIconen, setVoor, type Bakkenset, type Plek } from './bakken.ts';
import { maakGetoond, maakPrompt, type Bouwer, type SleutelVraag, type VraagOpties, type Werkbank } from './opties.ts';
import { sorteerAantal, sorteerVraag, type Sorteerling } from './vraag-vorm.ts';
import { focusVan, heeftContext, sleutelRng, woordPrompt } from './woord-hulp.ts';

/** Bin of a word for a goal; null when its words are not sorted or the word fits no bin. */
export function plekVan(item: WoordItem, doelId: string): Plek | null {
  return setVoor(doelId)?.plek(item, doelId) ?? null;
}

/** Companions, as even over the bins as the pool allows: one bin after the other. */
function omstebeurt<T extends { bak: string }>(lijst: readonly T[], eerst: string, aantal: number): T[] {
  const bakken = [...new Set(lijst.map((x) => x.bak))].sort((a, b) => Number(a === eerst) - Number(b === eerst));
  const rijen = bakken.map((bak) => lijst.filter((x) => x.bak === bak));
  const langst = Math.max(0, ...rijen.map((r) => r.length));
  return Array.from({ length: langst }, (_, i) => rijen.flatMap((r) => r.slice(i, i + 1)))
    .flat()
    .slice(0, aantal);
}

const eenduidig = (plek: Plek, bakken: readonly { id: string }[], options: VraagOpties): boolean =>
  bakken.every(
    (b) => b.id === plek.bak || plek.vul === undefined || !options.omgeving.bestaat(plek.vul(b.id).toLowerCase()),
  );

interface Sorteerkader {
  set: Bakkenset;
  bakken: readonly { id: string }[];
  bank: Werkbank;
}

function maat(w: WoordItem, options: VraagOpties, { set, bakken }: Sorteerkader): Sorteerling[] {
  const doel = set.doelen.find((id) => w.cats.some((c) => c.id === id));
  const plek = doel === undefined || !heeftContextZonder(w) ? null : set.plek(w, doel);
  const past =
    plek !== null &&
    bakken.some((b) => b.id === plek.bak) &&
    plek.tekst.length <= (options.capability.maxChars ?? 80) &&
    eenduidig(plek, bakken, options);
  return past ? [{ tekst: plek.tekst, bak: plek.bak, audio: `w:${w.w}` }] : [];
}

function maten(item: WoordItem, options: VraagOpties, kader: Sorteerkader): Sorteerling[] {
  const kandidaten = options.omgeving.pool
    .filter(isWoord)
    .filter((w) => w.id !== item.id)
    .flatMap((w) => maat(w, options, kader));
  return shuffle(kandidaten, kader.bank.rng).filter((k, i, alle) => alle.findIndex((x) => x.tekst === k.tekst) === i);
}

/** A companion has no sentence of its own to tell it from a word that sounds the same. */
const heeftContextZonder = (w: WoordItem): boolean => (w.homofoonVan ?? []).length === 0;

/** `sorteer` for a word: its open grapheme or its sound decides the bin; companions of the pool when the game wants more. */
export const bouwSorteer: Bouwer = (options, bank) => {
  const { item, doelId, omgeving } = options;
  const set = setVoor(doelId);
  const plek = isWoord(item) ? plekVan(item, doelId) : null;
  if (!isWoord(item) || set === undefined || plek === null || !heeftContext(item)) return err('past-niet');
  const bakken = metIconen(beperkBakken(set.bakken, plek.bak, options.capability.bins?.[1] ?? 4), omgeving.leerdoelen);
  if (!eenduidig(plek, bakken, options)) return err('past-niet');
  const eigen: Sorteerling = { tekst: plek.tekst, bak: plek.bak, audio: `w:${item.w}`, eigen: true };
  const erbij = omstebeurt(
    maten(item, options, { set, bakken, bank }).filter((m) => m.tekst !== eigen.tekst),
    plek.bak,
    sorteerAantal(options) - 1,
  );
  const prompt = erbij.length === 0 ? maakPrompt(options, woordPrompt(options, item)) : maakPrompt(options, {}, 'rest');
  return sorteerVraag(
    options,
    {
      prompt,
      goed: [plek.bak],
      getoond: maakGetoond(
        item.w,
        item.grafemen.map((g) => g.g),
        { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
      ),
      focus: focusVan(item, doelId),
    },
    { bakken, tokens: [eigen, ...erbij], kind: 'woord', bank },
  );
};

/** Bins of de/het. */
export const LIDWOORDEN = [
  { id: 'de', label: 'de' },
  { id: 'het', label: 'het' },
] as const;

/** `sorteer` for a noun: de or het. */
export const bouwSorteerLidwoord: Bouwer = (options, bank) => {
  const { item } = options;
  if (!isLidwoord(item)) return err('past-niet');
  const ling = (x: LidwoordItem): Sorteerling => ({ tekst: x.w, bak: x.lidwoord, audio: `w:${x.w}` });
  const anderen = shuffle(
    options.omgeving.pool
      .filter(isLidwoord)
      .filter((x) => x.w !== item.w && x.w.length <= (options.capability.maxChars ?? 80)),
    bank.rng,
  ).map(ling);
  const erbij = omstebeurt(anderen, item.lidwoord, sorteerAantal(options) - 1);
  const tekst = `${item.lidwoord} ${item.w}`;
  return sorteerVraag(
    options,
    {
      prompt: maakPrompt(
        options,
        erbij.length === 0 ? { audio: `w:${item.w}`, text: item.w } : {},
        erbij.length === 0 ? '' : 'rest',
      ),
      goed: [item.lidwoord],
      getoond: maakGetoond(tekst, [item.lidwoord, item.w], { ...bank, kind: 'woord', audio: `z:${tekst}` }),
      focus: { from: 0, to: item.lidwoord.length },
    },
    {
      bakken: metIconen(LIDWOORDEN, options.omgeving.leerdoelen),
      tokens: [{ ...ling(item), eigen: true }, ...erbij],
      kind: 'woord',
      bank,
    },
  );
};

/** Parts of speech children sort, with their school names. */
const SOORTEN = [
  { id: 'zn', label: 'zelfstandig naamwoord' },
  { id: 'ww', label: 'werkwoord' },
  { id: 'bn', label: 'bijvoeglijk naamwoord' },
  { id: 'lw', label: 'lidwoord' },
] as const;

/** Word of a sentence a seed stands for; undefined when the sentence has none that is sorted. Words that occur twice are left out. */
export function woordsoortVan(item: WoordsoortZin, seed: number): { tekst: string; soort: string } | undefined {
  const alle = sorteerbaar(item);
  return alle[sleutelRng(seed).int(Math.max(1, alle.length))];
}

function sorteerbaar(item: WoordsoortZin): { tekst: string; soort: string }[] {
  const delen = item.delen.map((d) => ({ tekst: item.zin.slice(d.van, d.tot), soort: d.woordsoort }));
  const keer = (t: string): number => delen.filter((d) => d.tekst.toLowerCase() === t.toLowerCase()).length;
  return delen.filter((d) => SOORTEN.some((s) => s.id === d.soort) && keer(d.tekst) === 1);
}

/** `sorteer` for a sentence: the part of speech of its words; the sentence stays in sight. */
export const bouwSorteerWoordsoort: Bouwer = (options, bank) => {
  const { item } = options;
  const eigen = isWoordsoortZin(item) ? woordsoortVan(item, options.seed) : undefined;
  if (!isWoordsoortZin(item) || eigen === undefined) return err('past-niet');
  const bakken = metIconen(
    beperkBakken(SOORTEN, eigen.soort, options.capability.bins?.[1] ?? 4),
    options.omgeving.leerdoelen,
  );
  const anderen = shuffle(
    sorteerbaar(item).filter((d) => d.tekst !== eigen.tekst && bakken.some((b) => b.id === d.soort)),
    bank.rng,
  ).map((d) => ({ tekst: d.tekst, bak: d.soort }));
  const erbij = omstebeurt(anderen, eigen.soort, sorteerAantal(options) - 1);
  const van = item.zin.indexOf(eigen.tekst);
  return sorteerVraag(
    options,
    {
      prompt: maakPrompt(
        options,
        { text: item.zin, audio: `z:${item.zin}` },
        erbij.length === 0 ? 'woordsoort' : 'rest',
      ),
      goed: [eigen.soort],
      getoond: maakGetoond(item.zin, [item.zin], { ...bank, kind: 'zin', audio: `z:${item.zin}` }),
      focus: { from: van, to: van + eigen.tekst.length },
    },
    { bakken, tokens: [{ tekst: eigen.tekst, bak: eigen.soort, eigen: true }, ...erbij], kind: 'woord', bank },
  );
};

/** Answer of any `sorteer` question: the bin of the item. */
export function sorteerSleutel(q: SleutelVraag): string | undefined {
  if (isLidwoord(q.item)) return q.item.lidwoord;
  if (isWoordsoortZin(q.item)) return woordsoortVan(q.item, q.seed)?.soort;
  return isWoord(q.item) ? plekVan(q.item, q.doelId)?.bak : undefined;
}
