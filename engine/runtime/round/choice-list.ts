import type { Question, Token } from '#engine/core/oefening/contract/contract.ts';
import type { StateStore } from './state.ts';
import { tokensOf } from '../vraag.ts';

interface Choice {
  id: string;
  label: string;
  busy: boolean;
}

/** What can be chosen now, as the mirror and the scan read it. */
export class ChoiceList {
  /** First of two choices that make one attempt: a token before its bin, a card before the other. */
  first: string | null = null;
  private readonly store: StateStore;
  /** A mechanic published its own list for this question. */
  private own = false;
  /** Tokens that lie in the word: two equal letters are two choices. */
  private readonly used = new Set<string>();
  private readonly fresh: (() => void)[] = [];

  constructor(store: StateStore) {
    this.store = store;
  }

  get choices(): readonly Choice[] {
    return this.store.getState().choices;
  }

  /** `heard` runs at every new question. */
  onBegin(heard: () => void): void {
    this.fresh.push(heard);
  }

  begin(): void {
    this.own = false;
    this.first = null;
    this.used.clear();
    for (const heard of this.fresh) heard();
    this.store.patch({ choices: [], scan: -1 });
  }

  /** List of a mechanic; it replaces the tokens of the question. */
  publish(choices: readonly Choice[]): void {
    this.own = true;
    const old = this.choices;
    if (old.length === choices.length && old.every((k, i) => k.id === choices[i]?.id && k.busy === choices[i]?.busy))
      return;
    this.store.patch({ choices: [...choices] });
  }

  /** A token was placed for good. */
  use(tokenId: string): void {
    this.used.add(tokenId);
  }

  /** Without a list of a mechanic: all tokens, used ones busy; for sorting also the bins. */
  refill(vraag: Question | null): void {
    if (this.own) return;
    const list = tokensOf(vraag).map((token) => ({
      id: token.id,
      label: label(token),
      busy: this.used.has(token.id),
    }));
    if (vraag?.view.shape === 'sort')
      for (const bin of vraag.view.bins) list.push({ id: bin.id, label: bin.label, busy: this.first === null });
    this.store.patch({ choices: list });
  }
}

function label(token: Token): string {
  return token.text ?? token.picture?.replace(/^fe:/, '') ?? '';
}
