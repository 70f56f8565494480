import { beoordeel, vergelijkvorm } from '#engine/core/scoring/oordeel.ts';
import type { Attempt, View } from './contract.ts';
import { buurtoets, type Toetsenbord } from './buurtoets.ts';
import type { Bereik, GebouwdeVraag, Oplossing } from './vraag/gebouwd.ts';

/** Outcome of one attempt, before the ladder of help. `stil` = slip of the finger: try again, nothing counted. */
export interface Stap { uitkomst: 'goed' | 'mis' | 'stil' | 'onbekend'; klaar: boolean; focus?: Bereik }

/** Judges the attempts of one question and remembers what was given first. */
export interface Rechter {
  stap(attempt: Attempt): Stap;
  /** What the child gave first, as text. */
  ruw(): string;
  /** Slots of a sequence that are filled; empty for other shapes. */
  gevuld(): readonly (string | null)[];
}

const ONBEKEND: Stap = { uitkomst: 'onbekend', klaar: false };

function rechtKies(v: GebouwdeVraag, ruwVan: ReadonlyMap<string, string>): Rechter {
  let eerste: string | null = null;
  return {
    stap: (a) => {
      const ruw = a.kind === 'pick' ? ruwVan.get(a.tokenId) : undefined;
      if (ruw === undefined) return ONBEKEND;
      eerste ??= ruw;
      const goed = beoordeel(v.sleutel, ruw);
      return { uitkomst: goed ? 'goed' : 'mis', klaar: goed, focus: v.focus };
    },
    ruw: () => eerste ?? '',
    gevuld: () => [],
  };
}

function slotBereik(delen: readonly string[], scheiding: string, slot: number): Bereik {
  const from = delen.slice(0, slot).reduce((som, deel) => som + deel.length + scheiding.length, 0);
  return { from, to: from + (delen[slot]?.length ?? 0) };
}

function rechtReeks(view: View, delen: readonly string[], scheiding: string): Rechter {
  if (view.shape !== 'sequence') return rechtLees(null);
  const tekstVan = new Map(view.pool.map((t) => [t.id, t.text ?? '']));
  const gevuld = delen.map((_, i) => view.prefilled?.[i]?.id ?? null);
  const eerste = delen.map((deel, i) => (view.prefilled?.[i] ? deel : null));
  return {
    stap: (a) => {
      if (a.kind !== 'place') return ONBEKEND;
      const tekst = tekstVan.get(a.tokenId);
      const doel = delen[a.slot];
      if (tekst === undefined || doel === undefined || gevuld[a.slot] !== null || gevuld.includes(a.tokenId)) return ONBEKEND;
      eerste[a.slot] ??= tekst;
      const goed = tekst === doel;
      if (goed) gevuld[a.slot] = a.tokenId;
      return { uitkomst: goed ? 'goed' : 'mis', klaar: goed && !gevuld.includes(null), focus: slotBereik(delen, scheiding, a.slot) };
    },
    ruw: () => eerste.filter((t) => t !== null).join(scheiding),
    gevuld: () => gevuld,
  };
}

/** First place where two texts differ, widened to one letter. */
function verschil(doel: string, gegeven: string): Bereik {
  let i = 0;
  while (i < doel.length && doel[i] === gegeven[i]) i += 1;
  const from = Math.min(i, Math.max(0, doel.length - 1));
  return { from, to: from + 1 };
}

function rechtInvoer(v: GebouwdeVraag, toetsenbord: Toetsenbord): Rechter {
  const doel = v.sleutel.goed[0] ?? '';
  const vorm = (t: string): string => vergelijkvorm(t, v.sleutel.hoofdletters);
  const letters: string[] = [];
  const { view } = v.question;
  const mask = view.shape === 'entry' ? view.mask ?? [] : [];
  let geheel: string | null = null;
  let stilGebruikt = false;
  /** Typed letters, with the letters that stood there already: the raw answer is the whole word, whatever was left open. */
  const getypt = (): string => Array.from({ length: Math.max(letters.length, mask.length) }, (_, i) => letters[i] ?? mask[i] ?? '').join('');

  const stil = (gegeven: string): boolean => {
    if (stilGebruikt || !buurtoets(vorm(doel).slice(0, gegeven.length), gegeven, toetsenbord)) return false;
    stilGebruikt = true;
    return true;
  };
  const heel = (tekst: string): Stap => {
    if (beoordeel(v.sleutel, tekst)) {
      geheel ??= tekst;
      return { uitkomst: 'goed', klaar: true };
    }
    const focus = verschil(vorm(doel), vorm(tekst));
    if (vorm(tekst).length === vorm(doel).length && stil(vorm(tekst))) return { uitkomst: 'stil', klaar: false, focus };
    geheel ??= tekst;
    return { uitkomst: 'mis', klaar: false, focus };
  };
  const letter = (tekst: string): Stap => {
    const plek = Math.max(0, tekst.length - 1);
    const goed = v.sleutel.goed.some((g) => vorm(g).startsWith(vergelijkPrefix(tekst, v.sleutel.hoofdletters)));
    const focus = { from: Math.min(plek, Math.max(0, doel.length - 1)), to: Math.min(plek + 1, Math.max(1, doel.length)) };
    if (!goed && stil(vergelijkPrefix(tekst, v.sleutel.hoofdletters))) return { uitkomst: 'stil', klaar: false, focus };
    letters[plek] ??= tekst.slice(plek);
    return { uitkomst: goed ? 'goed' : 'mis', klaar: goed && beoordeel(v.sleutel, tekst), focus };
  };
  return {
    stap: (a) => {
      if (a.kind !== 'text' || a.text.length > 80) return ONBEKEND;
      return a.complete ? heel(a.text) : a.text === '' ? ONBEKEND : letter(a.text);
    },
    // A word typed per letter and then confirmed counts by its letters: the slip in between is the first attempt.
    ruw: () => (letters.length > 0 && getypt().length >= (geheel?.length ?? 0) ? getypt() : geheel ?? ''),
    gevuld: () => [],
  };
}

/** Prefix as compared: like a whole text, but an ending space stays (it may be followed by more). */
function vergelijkPrefix(tekst: string, hoofdletters: boolean): string {
  const schoon = vergelijkvorm(tekst, hoofdletters);
  return tekst.endsWith(' ') ? `${schoon} ` : schoon;
}

function rechtSorteer(bak: ReadonlyMap<string, string>): Rechter {
  const eerste = new Map<string, string>();
  const goedGezet = new Set<string>();
  return {
    stap: (a) => {
      if (a.kind !== 'bin' || goedGezet.has(a.tokenId)) return ONBEKEND;
      const doel = bak.get(a.tokenId);
      if (doel === undefined) return ONBEKEND;
      if (!eerste.has(a.tokenId)) eerste.set(a.tokenId, a.binId);
      const goed = doel === a.binId;
      if (goed) goedGezet.add(a.tokenId);
      return { uitkomst: goed ? 'goed' : 'mis', klaar: goedGezet.size === bak.size };
    },
    ruw: () => [...bak.keys()].map((id) => eerste.get(id) ?? '').join(' '),
    gevuld: () => [],
  };
}

function rechtParen(partner: ReadonlyMap<string, string>): Rechter {
  const weg = new Set<string>();
  let missers = 0;
  return {
    stap: (a) => {
      if (a.kind !== 'pair' || a.a === a.b || weg.has(a.a) || weg.has(a.b) || !partner.has(a.a) || !partner.has(a.b)) return ONBEKEND;
      const goed = partner.get(a.a) === a.b;
      if (goed) weg.add(a.a).add(a.b);
      else missers += 1;
      return { uitkomst: goed ? 'goed' : 'mis', klaar: weg.size === partner.size };
    },
    ruw: () => (missers === 0 ? 'goed' : 'fout'),
    gevuld: () => [],
  };
}

function rechtMarkeer(v: GebouwdeVraag, plekken: readonly number[], vervolg: Rechter | null): Rechter {
  const gevonden = new Set<number>();
  let eerste: string | null = null;
  let snedesGoed = false;
  const plaatsKlaar = (): boolean => snedesGoed || gevonden.size === plekken.length;
  const plaatsStap = (gegeven: readonly number[], heel: boolean): Stap => {
    eerste ??= gegeven.join(' ');
    const goed = heel ? gegeven.length === plekken.length && gegeven.every((n) => plekken.includes(n)) : gegeven.every((n) => plekken.includes(n));
    if (goed && heel) snedesGoed = true;
    if (goed) for (const n of gegeven) gevonden.add(n);
    return { uitkomst: goed ? 'goed' : 'mis', klaar: plaatsKlaar() && vervolg === null, focus: v.focus };
  };
  return {
    stap: (a) => {
      if (!plaatsKlaar() && a.kind === 'cut') return plaatsStap(a.after, true);
      if (!plaatsKlaar() && a.kind === 'token') return plaatsStap([a.index], false);
      return plaatsKlaar() && vervolg !== null ? vervolg.stap(a) : ONBEKEND;
    },
    ruw: () => vervolg?.ruw() || (eerste ?? ''),
    gevuld: () => [],
  };
}

function rechtLees(vervolg: Rechter | null): Rechter {
  return {
    stap: (a) => {
      if (a.kind === 'readDone') return { uitkomst: 'goed', klaar: vervolg === null };
      return vervolg === null ? ONBEKEND : vervolg.stap(a);
    },
    ruw: () => vervolg?.ruw() ?? 'gelezen',
    gevuld: () => [],
  };
}

function rechterVoor(v: GebouwdeVraag, o: Oplossing, toetsenbord: Toetsenbord): Rechter {
  switch (o.soort) {
    case 'kies': return rechtKies(v, o.ruw);
    case 'reeks': return rechtReeks(v.question.view, o.delen, o.scheiding);
    case 'invoer': return rechtInvoer(v, toetsenbord);
    case 'sorteer': return rechtSorteer(o.bak);
    case 'paren': return rechtParen(o.partner);
    case 'markeer': return rechtMarkeer(v, o.plekken, vervolgVoor(v, o.vervolg, toetsenbord));
    case 'lees': return rechtLees(vervolgVoor(v, o.vervolg, toetsenbord));
  }
}

function vervolgVoor(v: GebouwdeVraag, vervolg: Oplossing | undefined, toetsenbord: Toetsenbord): Rechter | null {
  return vervolg === undefined ? null : rechterVoor(v, vervolg, toetsenbord);
}

/** Judge for a question of any shape. */
export function createRechter(v: GebouwdeVraag, toetsenbord: Toetsenbord = 'qwerty'): Rechter {
  return rechterVoor(v, v.oplossing, toetsenbord);
}
