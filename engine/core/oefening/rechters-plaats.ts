import type { Attempt, Token } from './contract.ts';
import { ONBEKEND, type Rechter, type Stap } from './rechter.ts';
import type { GebouwdeVraag, Oplossing } from './vraag/gebouwd.ts';

type Sorteer = Extract<Oplossing, { soort: 'sorteer' }>;
type Paren = Extract<Oplossing, { soort: 'paren' }>;
type Markeer = Extract<Oplossing, { soort: 'markeer' }>;

const leeg = (): readonly (string | null)[] => [];

function tekstenVan(tokens: readonly Token[]): ReadonlyMap<string, string> {
  return new Map(tokens.map((t) => [t.id, t.text ?? '']));
}

/** Tokens into bins. The raw answer is the bin of the item's own token, or the first wrong placing with its word. */
export function rechtSorteer(v: GebouwdeVraag, { bak, eigen }: Sorteer): Rechter {
  const { view } = v.question;
  const bins = new Map(view.shape === 'sort' ? view.bins.map((b) => [b.id, b.label]) : []);
  const teksten = tekstenVan(view.shape === 'sort' ? view.stream : []);
  const goedGezet = new Set<string>();
  let misser: string | null = null;
  const mis = (tokenId: string, binId: string): Stap => {
    const bijzaak = eigen !== undefined && eigen !== tokenId;
    if (!bijzaak) misser ??= eigen === undefined ? `${teksten.get(tokenId)}: ${bins.get(binId)}` : binId;
    return { uitkomst: 'mis', klaar: false, focus: v.focus, ...(bijzaak ? { bijzaak } : {}) };
  };
  return {
    stap: (a) => {
      const doel = a.kind === 'bin' && !goedGezet.has(a.tokenId) ? bak.get(a.tokenId) : undefined;
      if (a.kind !== 'bin' || doel === undefined || !bins.has(a.binId)) return ONBEKEND;
      if (doel !== a.binId) return mis(a.tokenId, a.binId);
      goedGezet.add(a.tokenId);
      return { uitkomst: 'goed', klaar: goedGezet.size === bak.size };
    },
    ruw: () => misser ?? v.sleutel.goed[0] ?? '',
    gevuld: leeg,
  };
}

/** Cards that belong together. The raw answer is what the item's own card was first put with. */
export function rechtParen(v: GebouwdeVraag, { partner, eigen }: Paren): Rechter {
  const teksten = tekstenVan(v.question.view.shape === 'pairs' ? v.question.view.cards : []);
  const stel = eigen === undefined ? [] : [eigen, partner.get(eigen)];
  const weg = new Set<string>();
  let misser: string | null = null;
  const mis = (a: string, b: string): Stap => {
    const bijzaak = eigen !== undefined && !stel.includes(a) && !stel.includes(b);
    if (!bijzaak)
      misser ??=
        eigen === undefined ? `${teksten.get(a)} + ${teksten.get(b)}` : (teksten.get(stel.includes(a) ? b : a) ?? '');
    return { uitkomst: 'mis', klaar: false, focus: v.focus, ...(bijzaak ? { bijzaak } : {}) };
  };
  return {
    stap: (a) => {
      if (a.kind !== 'pair' || a.a === a.b || weg.has(a.a) || weg.has(a.b) || !partner.has(a.a) || !partner.has(a.b))
        return ONBEKEND;
      if (partner.get(a.a) !== a.b) return mis(a.a, a.b);
      weg.add(a.a).add(a.b);
      return { uitkomst: 'goed', klaar: weg.size === partner.size };
    },
    ruw: () => misser ?? v.sleutel.goed[0] ?? '',
    gevuld: leeg,
  };
}

/** Text of parts with a bar at every cut. */
export function metSneden(delen: readonly string[], sneden: readonly number[]): string {
  return delen.map((deel, i) => (sneden.includes(i) && i > 0 ? `|${deel}` : deel)).join('');
}

/** Places named by an attempt; null when it does not fit the question. */
function gegevenPlekken(a: Attempt, cut: boolean, aantal: number): number[] | null {
  const bestaat = (n: number): boolean => Number.isInteger(n) && n >= (cut ? 1 : 0) && n < aantal;
  if (cut && a.kind === 'cut') return a.after.length > 0 && a.after.every(bestaat) ? [...new Set(a.after)] : null;
  return !cut && a.kind === 'token' && bestaat(a.index) ? [a.index] : null;
}

/**
 * Cuts, given together or one by one, or tokens to point at; then the repair when there is one. The raw answer is the
 * first wrong place as text, else what the repair gave.
 */
export function rechtMarkeer(v: GebouwdeVraag, { plekken }: Markeer, vervolg: Rechter | null): Rechter {
  const { view } = v.question;
  const delen = view.shape === 'mark' ? view.parts.map((t) => t.text ?? '') : [];
  const cut = view.shape === 'mark' && view.target === 'cut';
  const gevonden = new Set<number>();
  let misser: string | null = null;
  const plaatsKlaar = (): boolean => gevonden.size === plekken.length;
  const plaats = (a: Attempt): Stap => {
    const gegeven = gegevenPlekken(a, cut, delen.length);
    if (gegeven === null || gegeven.every((n) => gevonden.has(n))) return ONBEKEND;
    if (gegeven.every((n) => plekken.includes(n))) {
      for (const n of gegeven) gevonden.add(n);
      return { uitkomst: 'goed', klaar: plaatsKlaar() && vervolg === null, focus: v.focus };
    }
    misser ??= cut ? metSneden(delen, [...gevonden, ...gegeven]) : (delen[gegeven[0] ?? 0] ?? '');
    return { uitkomst: 'mis', klaar: false, focus: v.focus };
  };
  return {
    stap: (a) => (plaatsKlaar() ? (vervolg?.stap(a) ?? ONBEKEND) : plaats(a)),
    ruw: () => misser ?? (plaatsKlaar() ? (vervolg?.ruw() ?? v.sleutel.goed[0] ?? '') : ''),
    gevuld: leeg,
  };
}
