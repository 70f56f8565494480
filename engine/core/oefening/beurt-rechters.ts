import { beoordeel, vergelijkvorm } from '#engine/core/scoring/oordeel.ts';
import type { View } from './contract.ts';
import { buurtoets, type Toetsenbord } from './buurtoets.ts';
import { ONBEKEND, type Rechter, type Stap } from './rechter.ts';
import type { Bereik, GebouwdeVraag, Oplossing } from './vraag/gebouwd.ts';

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
      if (tekst === undefined || doel === undefined || gevuld[a.slot] !== null || gevuld.includes(a.tokenId))
        return ONBEKEND;
      eerste[a.slot] ??= tekst;
      const goed = tekst === doel;
      if (goed) gevuld[a.slot] = a.tokenId;
      return {
        uitkomst: goed ? 'goed' : 'mis',
        klaar: goed && !gevuld.includes(null),
        focus: slotBereik(delen, scheiding, a.slot),
      };
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
  const mask = view.shape === 'entry' ? (view.mask ?? []) : [];
  let geheel: string | null = null;
  let stilGebruikt = false;
  /** Typed letters, with the letters that stood there already: the raw answer is the whole word, whatever was left open. */
  const getypt = (): string =>
    Array.from({ length: Math.max(letters.length, mask.length) }, (_, i) => letters[i] ?? mask[i] ?? '').join('');

  /** Place of the letter that was typed last; given letters behind it come along with it. */
  const plekVan = (tekst: string): number => {
    let plek = Math.max(0, tekst.length - 1);
    while (plek > 0 && typeof mask[plek] === 'string') plek -= 1;
    return plek;
  };
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
    const plek = plekVan(tekst);
    const goed = v.sleutel.goed.some((g) => vorm(g).startsWith(vergelijkPrefix(tekst, v.sleutel.hoofdletters)));
    const focus = {
      from: Math.min(plek, Math.max(0, doel.length - 1)),
      to: Math.min(plek + 1, Math.max(1, doel.length)),
    };
    if (!goed && stil(vergelijkPrefix(tekst, v.sleutel.hoofdletters))) return { uitkomst: 'stil', klaar: false, focus };
    letters[plek] ??= tekst.charAt(plek);
    return { uitkomst: goed ? 'goed' : 'mis', klaar: goed && beoordeel(v.sleutel, tekst), focus };
  };
  return {
    stap: (a) => {
      if (a.kind !== 'text' || a.text.length > 80) return ONBEKEND;
      return a.complete ? heel(a.text) : a.text === '' ? ONBEKEND : letter(a.text);
    },
    // A word typed per letter and then confirmed counts by its letters: the slip in between is the first attempt.
    ruw: () => (letters.length > 0 && getypt().length >= (geheel?.length ?? 0) ? getypt() : (geheel ?? '')),
    gevuld: () => [],
  };
}

/** Prefix as compared: like a whole text, but an ending space stays (it may be followed by more). */
function vergelijkPrefix(tekst: string, hoofdletters: boolean): string {
  const schoon = vergelijkvorm(tekst, hoofdletters);
  return tekst.endsWith(' ') ? `${schoon} ` : schoon;
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
    case 'kies':
      return rechtKies(v, o.ruw);
    case 'reeks':
      return rechtReeks(v.question.view, o.delen, o.scheiding);
    case 'invoer':
      return rechtInvoer(v, toetsenbord);
    case 'sorteer':
      return o.recht(v, o);
    case 'paren':
      return o.recht(v, o);
    case 'markeer':
      return o.recht(v, o, vervolgVoor(v, o.vervolg, toetsenbord));
    case 'lees':
      return rechtLees(vervolgVoor(v, o.vervolg, toetsenbord));
  }
}

function vervolgVoor(v: GebouwdeVraag, vervolg: Oplossing | undefined, toetsenbord: Toetsenbord): Rechter | null {
  return vervolg === undefined ? null : rechterVoor(v, vervolg, toetsenbord);
}

/** Judge for a question of any shape. */
export function createRechter(v: GebouwdeVraag, toetsenbord: Toetsenbord = 'qwerty'): Rechter {
  return rechterVoor(v, v.oplossing, toetsenbord);
}
