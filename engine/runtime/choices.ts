import type { InputDevice, Token } from '#engine/core/oefening/contract.ts';
import type { Intent } from './contract.ts';
import { LetterChoice } from './letter-choice.ts';
import type { SessionCore } from './session-core.ts';
import { tokensOf } from './vraag.ts';

interface Choice {
  id: string;
  label: string;
  bezig: boolean;
}

/** What can be chosen now: mirror, digits, letters, arrows and the one-switch scan. */
export class Choices {
  private readonly session: SessionCore;
  private readonly letters = new LetterChoice();
  /** A mechanic published its own list for this question. */
  private eigen = false;
  private scanTime = 0;
  private focus = -1;
  private first: string | null = null;
  /** Tokens that lie in the word: two equal letters are two choices. */
  private readonly gebruikt = new Set<string>();

  constructor(session: SessionCore) {
    this.session = session;
  }

  begin(): void {
    this.eigen = false;
    this.focus = -1;
    this.first = null;
    this.gebruikt.clear();
    this.letters.reset();
    this.session.patch({ keuzes: [], scan: -1 });
  }

  /** List of a mechanic; it replaces the tokens of the question. */
  zet(choices: readonly Choice[]): void {
    this.eigen = true;
    const old = this.session.toestand.keuzes;
    if (old.length === choices.length && old.every((k, i) => k.id === choices[i]?.id && k.bezig === choices[i]?.bezig))
      return;
    this.session.patch({ keuzes: [...choices] });
  }

  /** A token was placed for good. */
  use(tokenId: string): void {
    this.gebruikt.add(tokenId);
  }

  /** Without a list of a mechanic: all tokens, used ones busy; for sorting also the bins. */
  refill(): void {
    if (this.eigen) return;
    const { session } = this;
    const vraag = session.question();
    const list = tokensOf(vraag).map((token) => ({
      id: token.id,
      label: label(token),
      bezig: this.gebruikt.has(token.id),
    }));
    if (vraag?.view.shape === 'sort')
      for (const bin of vraag.view.bins) list.push({ id: bin.id, label: bin.label, bezig: this.first === null });
    session.patch({ keuzes: list });
  }

  step(dt: number): void {
    const { session } = this;
    const { keuzes: choices } = session.toestand;
    const id = this.letters.bezig ? this.letters.step(dt, choices) : null;
    if (id !== null) session.choose(id, 'toets');
    if (!session.o.accessibility.oneSwitch || choices.length === 0) return;
    this.scanTime += dt * 1000;
    if (this.scanTime < session.o.doc.modes.oneSwitch.scanMs) return;
    this.scanTime = 0;
    this.wijs(this.volgende(session.toestand.scan, 1));
    session.patch({ scan: this.focus });
  }

  /** Points at a choice, e.g. the one that has the focus of the page. */
  focusOn(tokenId: string | null): void {
    this.wijs(this.session.toestand.keuzes.findIndex((k) => k.id === tokenId));
  }

  /** One switch: act chooses what is scanned, before any mechanic sees it. */
  priority(intent: Intent): boolean {
    const { session } = this;
    if (!session.o.accessibility.oneSwitch || intent.kind !== 'act' || session.fase === 'woordklaar') return false;
    const choice = session.toestand.keuzes[session.toestand.scan];
    if (choice === undefined) return false;
    if (intent.down) session.choose(choice.id, 'knop');
    return true;
  }

  /** Intents that no mechanic took. */
  intent(intent: Intent): void {
    const { session } = this;
    const { keuzes: choices } = session.toestand;
    switch (intent.kind) {
      case 'pick':
        return this.kies(choices[intent.index], intent.device);
      case 'choose':
        return session.choose(intent.tokenId, intent.device);
      case 'letter':
        return this.letter(intent.letter, intent.device);
      default:
        return this.direction(intent);
    }
  }

  private direction(intent: Intent): void {
    if (intent.kind === 'act' && intent.down) this.kies(this.session.toestand.keuzes[this.focus], intent.device);
    if (intent.kind !== 'dir' || !intent.down) return;
    if (intent.dir === 'left') this.wijs(this.volgende(this.focus, -1));
    else if (intent.dir === 'right') this.wijs(this.volgende(this.focus, 1));
  }

  /** Shapes that need two choices: a token and its bin, or two cards; a cut after a part. */
  samengesteld(id: string, device: InputDevice): boolean {
    const { session } = this;
    const view = session.question()?.view;
    if (view?.shape === 'sort') return this.sorteer(id, { bins: view.bins.map((b) => b.id), device });
    if (view?.shape === 'pairs') return this.pair(id, device);
    if (view?.shape === 'mark' && view.target === 'cut') {
      const index = view.parts.findIndex((t) => t.id === id);
      if (index >= 0) session.attempt({ kind: 'cut', after: [index + 1] }, null, device);
      return true;
    }
    return false;
  }

  private sorteer(id: string, o: { bins: readonly string[]; device: InputDevice }): boolean {
    const { first } = this;
    if (!o.bins.includes(id)) this.first = id;
    else if (first !== null) {
      this.first = null;
      this.session.attempt({ kind: 'bin', tokenId: first, binId: id }, null, o.device);
    }
    this.refill();
    return true;
  }

  private pair(id: string, device: InputDevice): boolean {
    const { first } = this;
    this.first = first === null ? id : null;
    if (first !== null) this.session.attempt({ kind: 'pair', a: first, b: id }, null, device);
    return true;
  }

  private letter(letter: string, device: InputDevice): void {
    const { session } = this;
    if (!session.o.doc.input.lettersPick || session.question()?.view.shape === 'entry') return;
    const id = this.letters.typ(letter, session.toestand.keuzes);
    if (typeof id === 'string') session.choose(id, device);
  }

  private kies(choice: Choice | undefined, device: InputDevice): void {
    if (choice !== undefined && !choice.bezig) this.session.choose(choice.id, device);
  }

  private volgende(from: number, step: number): number {
    const { keuzes: choices } = this.session.toestand;
    for (let i = 1; i <= choices.length; i += 1) {
      const k = (from + step * i + choices.length * 2) % choices.length;
      if (choices[k]?.bezig === false) return k;
    }
    return -1;
  }

  private wijs(index: number): void {
    this.focus = index;
    const id = this.session.toestand.keuzes[index]?.id ?? null;
    for (const { mechanic } of this.session.scene.mechanics) mechanic.onFocus?.(id);
  }
}

function label(token: Token): string {
  return token.text ?? token.picture?.replace(/^fe:/, '') ?? '';
}
