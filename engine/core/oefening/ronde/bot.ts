import type { Rng } from '#engine/core/basis/rng.ts';
import { judge } from '#engine/core/scoring/judgment.ts';
import type { Attempt, Verdict, View } from '../contract/contract.ts';
import type { BuiltVraag, Solution } from '../vraag/built.ts';
import { openRows } from '../vraag/rows.ts';

/** Behaviour of a test bot. `fout` gives a wrong attempt as long as the form was not shown. */
export type BotKind = 'goed' | 'fout' | 'willekeurig';

/** Bot for one question; for tests and tools only. */
export interface Bot {
  next(): Attempt;
  /** Tells the bot what came of its last attempt. */
  saw(verdict: Verdict): void;
}

interface CurrentState {
  placed: Map<string, number | string>;
  gelezen: boolean;
  marked: Set<number>;
  getoond: boolean;
}
interface Taak {
  vraag: BuiltVraag;
  stand: CurrentState;
  goed: boolean;
  rng: Rng;
}

function choose<T>(list: readonly T[], rng: Rng): T | undefined {
  return list[rng.int(Math.max(1, list.length))];
}

function setSeries(t: Taak, o: Extract<Solution, { soort: 'reeks' }>, view: View): Attempt {
  if (view.shape !== 'sequence') return { kind: 'readDone', ms: 0 };
  const textAt = new Map([...t.stand.placed].map(([id, slot]) => [slot, view.pool.find((x) => x.id === id)?.text]));
  const rows = openRows(
    o,
    o.delen.map((_, i) => textAt.get(i)),
  );
  const parts = rows[0] ?? o.delen;
  const free = view.pool.filter((token) => !t.stand.placed.has(token.id));
  const taken = new Set(t.stand.placed.values());
  const slot = parts.findIndex((_, i) => !taken.has(i) && !view.prefilled?.[i]);
  const fitting = free.find((token) => token.text === parts[slot]);
  const other = choose(
    free.filter((token) => !rows.some((row) => row[slot] === token.text)),
    t.rng,
  );
  const token = t.goed ? fitting : (other ?? fitting);
  return { kind: 'place', tokenId: token?.id ?? '', slot: Math.max(0, slot) };
}

function chooseOption(t: Taak, ruw: ReadonlyMap<string, string>): Attempt {
  const ids = [...ruw.keys()].filter((id) => judge(t.vraag.sleutel, ruw.get(id) ?? '') === t.goed);
  return { kind: 'pick', tokenId: choose(ids, t.rng) ?? [...ruw.keys()][0] ?? '' };
}

function sort(t: Taak, { bin, eigen: own }: Extract<Solution, { soort: 'sorteer' }>, view: View): Attempt {
  const free = [...bin].filter(([id]) => !t.stand.placed.has(id));
  const open = free.find(([id]) => id === own) ?? free[0];
  const different = (view.shape === 'sort' ? view.bins : []).map((b) => b.id).filter((b) => b !== open?.[1]);
  return { kind: 'bin', tokenId: open?.[0] ?? '', binId: (t.goed ? open?.[1] : different[0]) ?? '' };
}

function pair(t: Taak, { partner, eigen: own }: Extract<Solution, { soort: 'paren' }>): Attempt {
  const open = [...partner.keys()].filter((id) => !t.stand.placed.has(id));
  const a = open.find((id) => id === own) ?? open[0] ?? '';
  const error = open.find((id) => id !== a && id !== partner.get(a));
  return { kind: 'pair', a, b: (t.goed ? undefined : error) ?? partner.get(a) ?? '' };
}

function mark(t: Taak, o: Extract<Solution, { soort: 'markeer' }>, view: View): Attempt {
  const open = o.plekken.filter((n) => !t.stand.marked.has(n));
  if (open.length === 0 && o.followUp !== undefined) return poging(t, o.followUp, view);
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
  const miss = view.shape === 'mark' ? view.parts.findIndex((_, i) => !o.plekken.includes(i)) : 0;
  return { kind: 'token', index: t.goed ? (open[0] ?? 0) : miss };
}

function type(t: Taak): Attempt {
  const correct = t.vraag.sleutel.goed[0] ?? '';
  return { kind: 'text', text: t.goed ? correct : `${correct}q`, complete: true };
}

function poging(t: Taak, o: Solution, view: View): Attempt {
  switch (o.soort) {
    case 'reeks':
      return setSeries(t, o, view);
    case 'kies':
      return chooseOption(t, o.ruw);
    case 'invoer':
      return type(t);
    case 'sorteer':
      return sort(t, o, view);
    case 'paren':
      return pair(t, o);
    case 'markeer':
      return mark(t, o, view);
    case 'lees':
      return t.stand.gelezen && o.followUp ? poging(t, o.followUp, view) : { kind: 'readDone', ms: 1000 };
  }
}

function remember(state: CurrentState, a: Attempt): void {
  if (a.kind === 'place') state.placed.set(a.tokenId, a.slot);
  if (a.kind === 'bin') state.placed.set(a.tokenId, a.binId);
  if (a.kind === 'pair') state.placed.set(a.a, 'paar').set(a.b, 'paar');
  if (a.kind === 'token') state.marked.add(a.index);
  if (a.kind === 'cut') for (const n of a.after) state.marked.add(n);
  if (a.kind === 'readDone') state.gelezen = true;
}

/** Bot that answers one question of any shape; deterministic with its rng. */
export function createBot(vraag: BuiltVraag, kind: BotKind, rng: Rng): Bot {
  const state: CurrentState = { placed: new Map(), gelezen: false, marked: new Set(), getoond: false };
  let last: Attempt = { kind: 'readDone', ms: 0 };
  return {
    next: () => {
      const correct = state.getoond || kind === 'goed' || (kind === 'willekeurig' && rng.next() < 0.5);
      last = poging({ vraag, stand: state, goed: correct, rng }, vraag.solution, vraag.question.view);
      return last;
    },
    saw: (verdict) => {
      if (verdict.ok) remember(state, last);
      if (verdict.next === 'show') state.getoond = true;
    },
  };
}
