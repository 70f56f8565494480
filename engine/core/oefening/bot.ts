import type { Rng } from '#engine/core/basis/rng.ts';
import { beoordeel } from '#engine/core/scoring/oordeel.ts';
import type { Attempt, Verdict, View } from './contract.ts';
import type { GebouwdeVraag, Oplossing } from './vraag/gebouwd.ts';

/** Behaviour of a test bot. `fout` gives a wrong attempt as long as the form was not shown. */
export type BotSoort = 'goed' | 'fout' | 'willekeurig';

/** Bot for one question; for tests and tools only. */
export interface Bot {
  next(): Attempt;
  /** Tells the bot what came of its last attempt. */
  zag(verdict: Verdict): void;
}

interface Stand {
  gezet: Map<string, number | string>;
  gelezen: boolean;
  gemarkeerd: Set<number>;
  getoond: boolean;
}
interface Taak {
  vraag: GebouwdeVraag;
  stand: Stand;
  goed: boolean;
  rng: Rng;
}

function kies<T>(lijst: readonly T[], rng: Rng): T | undefined {
  return lijst[rng.int(Math.max(1, lijst.length))];
}

function zetReeks(t: Taak, delen: readonly string[], view: View): Attempt {
  if (view.shape !== 'sequence') return { kind: 'readDone', ms: 0 };
  const vrij = view.pool.filter((token) => !t.stand.gezet.has(token.id));
  const bezet = new Set(t.stand.gezet.values());
  const slot = delen.findIndex((_, i) => !bezet.has(i) && !view.prefilled?.[i]);
  const passend = vrij.find((token) => token.text === delen[slot]);
  const ander = kies(
    vrij.filter((token) => token.text !== delen[slot]),
    t.rng,
  );
  const token = t.goed ? passend : (ander ?? passend);
  return { kind: 'place', tokenId: token?.id ?? '', slot: Math.max(0, slot) };
}

function kiesOptie(t: Taak, ruw: ReadonlyMap<string, string>): Attempt {
  const ids = [...ruw.keys()].filter((id) => beoordeel(t.vraag.sleutel, ruw.get(id) ?? '') === t.goed);
  return { kind: 'pick', tokenId: kies(ids, t.rng) ?? [...ruw.keys()][0] ?? '' };
}

function sorteer(t: Taak, { bak, eigen }: Extract<Oplossing, { soort: 'sorteer' }>, view: View): Attempt {
  const vrij = [...bak].filter(([id]) => !t.stand.gezet.has(id));
  const open = vrij.find(([id]) => id === eigen) ?? vrij[0];
  const anders = (view.shape === 'sort' ? view.bins : []).map((b) => b.id).filter((b) => b !== open?.[1]);
  return { kind: 'bin', tokenId: open?.[0] ?? '', binId: (t.goed ? open?.[1] : anders[0]) ?? '' };
}

function paar(t: Taak, { partner, eigen }: Extract<Oplossing, { soort: 'paren' }>): Attempt {
  const open = [...partner.keys()].filter((id) => !t.stand.gezet.has(id));
  const a = open.find((id) => id === eigen) ?? open[0] ?? '';
  const fout = open.find((id) => id !== a && id !== partner.get(a));
  return { kind: 'pair', a, b: (t.goed ? undefined : fout) ?? partner.get(a) ?? '' };
}

function markeer(t: Taak, o: Extract<Oplossing, { soort: 'markeer' }>, view: View): Attempt {
  const open = o.plekken.filter((n) => !t.stand.gemarkeerd.has(n));
  if (open.length === 0 && o.vervolg !== undefined) return poging(t, o.vervolg, view);
  if (view.shape === 'mark' && view.target === 'cut')
    return {
      kind: 'cut',
      after: t.goed
        ? [...o.plekken]
        : view.parts
            .map((_, i) => i)
            .filter((n) => n > 0 && !o.plekken.includes(n))
            .slice(0, 1),
    };
  const mis = view.shape === 'mark' ? view.parts.findIndex((_, i) => !o.plekken.includes(i)) : 0;
  return { kind: 'token', index: t.goed ? (open[0] ?? 0) : mis };
}

function typ(t: Taak): Attempt {
  const goed = t.vraag.sleutel.goed[0] ?? '';
  return { kind: 'text', text: t.goed ? goed : `${goed}q`, complete: true };
}

function poging(t: Taak, o: Oplossing, view: View): Attempt {
  switch (o.soort) {
    case 'reeks':
      return zetReeks(t, o.delen, view);
    case 'kies':
      return kiesOptie(t, o.ruw);
    case 'invoer':
      return typ(t);
    case 'sorteer':
      return sorteer(t, o, view);
    case 'paren':
      return paar(t, o);
    case 'markeer':
      return markeer(t, o, view);
    case 'lees':
      return t.stand.gelezen && o.vervolg ? poging(t, o.vervolg, view) : { kind: 'readDone', ms: 1000 };
  }
}

function onthoud(stand: Stand, a: Attempt): void {
  if (a.kind === 'place') stand.gezet.set(a.tokenId, a.slot);
  if (a.kind === 'bin') stand.gezet.set(a.tokenId, a.binId);
  if (a.kind === 'pair') stand.gezet.set(a.a, 'paar').set(a.b, 'paar');
  if (a.kind === 'token') stand.gemarkeerd.add(a.index);
  if (a.kind === 'cut') for (const n of a.after) stand.gemarkeerd.add(n);
  if (a.kind === 'readDone') stand.gelezen = true;
}

/** Bot that answers one question of any shape; deterministic with its rng. */
export function createBot(vraag: GebouwdeVraag, soort: BotSoort, rng: Rng): Bot {
  const stand: Stand = { gezet: new Map(), gelezen: false, gemarkeerd: new Set(), getoond: false };
  let laatste: Attempt = { kind: 'readDone', ms: 0 };
  return {
    next: () => {
      const goed = stand.getoond || soort === 'goed' || (soort === 'willekeurig' && rng.next() < 0.5);
      laatste = poging({ vraag, stand, goed, rng }, vraag.oplossing, vraag.question.view);
      return laatste;
    },
    zag: (verdict) => {
      if (verdict.ok) onthoud(stand, laatste);
      if (verdict.next === 'show') stand.getoond = true;
    },
  };
}
