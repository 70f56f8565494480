import type { InputDevice, Token } from '#engine/core/oefening/contract.ts';
import type { Intent } from './contract.ts';
import { LetterKeuze } from './letterkeuze.ts';
import type { SessieKern } from './sessie-kern.ts';
import { tokensVan } from './vraag.ts';

interface Keuze {
  id: string;
  label: string;
  bezig: boolean;
}

/** What can be chosen now: mirror, digits, letters, arrows and the one-switch scan. */
export class Keuzes {
  private readonly sessie: SessieKern;
  private readonly letters = new LetterKeuze();
  /** A mechanic published its own list for this question. */
  private eigen = false;
  private scanTijd = 0;
  private focus = -1;
  private eerste: string | null = null;
  /** Tokens that lie in the word: two equal letters are two choices. */
  private readonly gebruikt = new Set<string>();

  constructor(sessie: SessieKern) {
    this.sessie = sessie;
  }

  begin(): void {
    this.eigen = false;
    this.focus = -1;
    this.eerste = null;
    this.gebruikt.clear();
    this.letters.reset();
    this.sessie.patch({ keuzes: [], scan: -1 });
  }

  /** List of a mechanic; it replaces the tokens of the question. */
  zet(choices: readonly Keuze[]): void {
    this.eigen = true;
    const oud = this.sessie.toestand.keuzes;
    if (oud.length === choices.length && oud.every((k, i) => k.id === choices[i]?.id && k.bezig === choices[i]?.bezig))
      return;
    this.sessie.patch({ keuzes: [...choices] });
  }

  /** A token was placed for good. */
  gebruik(tokenId: string): void {
    this.gebruikt.add(tokenId);
  }

  /** Without a list of a mechanic: all tokens, used ones busy; for sorting also the bins. */
  vulAan(): void {
    if (this.eigen) return;
    const { sessie } = this;
    const vraag = sessie.question();
    const lijst = tokensVan(vraag).map((token) => ({
      id: token.id,
      label: label(token),
      bezig: this.gebruikt.has(token.id),
    }));
    if (vraag?.view.shape === 'sort')
      for (const bin of vraag.view.bins) lijst.push({ id: bin.id, label: bin.label, bezig: this.eerste === null });
    sessie.patch({ keuzes: lijst });
  }

  step(dt: number): void {
    const { sessie } = this;
    const { keuzes } = sessie.toestand;
    const id = this.letters.bezig ? this.letters.step(dt, keuzes) : null;
    if (id !== null) sessie.choose(id, 'toets');
    if (!sessie.o.toegankelijk.oneSwitch || keuzes.length === 0) return;
    this.scanTijd += dt * 1000;
    if (this.scanTijd < sessie.o.doc.modes.oneSwitch.scanMs) return;
    this.scanTijd = 0;
    this.wijs(this.volgende(sessie.toestand.scan, 1));
    sessie.patch({ scan: this.focus });
  }

  /** Points at a choice, e.g. the one that has the focus of the page. */
  focusOp(tokenId: string | null): void {
    this.wijs(this.sessie.toestand.keuzes.findIndex((k) => k.id === tokenId));
  }

  /** One switch: act chooses what is scanned, before any mechanic sees it. */
  voorrang(intent: Intent): boolean {
    const { sessie } = this;
    if (!sessie.o.toegankelijk.oneSwitch || intent.kind !== 'act' || sessie.fase === 'woordklaar') return false;
    const keuze = sessie.toestand.keuzes[sessie.toestand.scan];
    if (keuze === undefined) return false;
    if (intent.down) sessie.choose(keuze.id, 'knop');
    return true;
  }

  /** Intents that no mechanic took. */
  intent(intent: Intent): void {
    const { sessie } = this;
    const { keuzes } = sessie.toestand;
    switch (intent.kind) {
      case 'pick':
        return this.kies(keuzes[intent.index], intent.device);
      case 'choose':
        return sessie.choose(intent.tokenId, intent.device);
      case 'letter':
        return this.letter(intent.letter, intent.device);
      default:
        return this.richting(intent);
    }
  }

  private richting(intent: Intent): void {
    if (intent.kind === 'act' && intent.down) this.kies(this.sessie.toestand.keuzes[this.focus], intent.device);
    if (intent.kind !== 'dir' || !intent.down) return;
    if (intent.dir === 'left') this.wijs(this.volgende(this.focus, -1));
    else if (intent.dir === 'right') this.wijs(this.volgende(this.focus, 1));
  }

  /** Shapes that need two choices: a token and its bin, or two cards; a cut after a part. */
  samengesteld(id: string, device: InputDevice): boolean {
    const { sessie } = this;
    const view = sessie.question()?.view;
    if (view?.shape === 'sort') return this.sorteer(id, { bins: view.bins.map((b) => b.id), device });
    if (view?.shape === 'pairs') return this.paar(id, device);
    if (view?.shape === 'mark' && view.target === 'cut') {
      const index = view.parts.findIndex((t) => t.id === id);
      if (index >= 0) sessie.attempt({ kind: 'cut', after: [index + 1] }, null, device);
      return true;
    }
    return false;
  }

  private sorteer(id: string, o: { bins: readonly string[]; device: InputDevice }): boolean {
    const { eerste } = this;
    if (!o.bins.includes(id)) this.eerste = id;
    else if (eerste !== null) {
      this.eerste = null;
      this.sessie.attempt({ kind: 'bin', tokenId: eerste, binId: id }, null, o.device);
    }
    this.vulAan();
    return true;
  }

  private paar(id: string, device: InputDevice): boolean {
    const { eerste } = this;
    this.eerste = eerste === null ? id : null;
    if (eerste !== null) this.sessie.attempt({ kind: 'pair', a: eerste, b: id }, null, device);
    return true;
  }

  private letter(letter: string, device: InputDevice): void {
    const { sessie } = this;
    if (!sessie.o.doc.input.lettersPick || sessie.question()?.view.shape === 'entry') return;
    const id = this.letters.typ(letter, sessie.toestand.keuzes);
    if (typeof id === 'string') sessie.choose(id, device);
  }

  private kies(keuze: Keuze | undefined, device: InputDevice): void {
    if (keuze !== undefined && !keuze.bezig) this.sessie.choose(keuze.id, device);
  }

  private volgende(van: number, stap: number): number {
    const { keuzes } = this.sessie.toestand;
    for (let i = 1; i <= keuzes.length; i += 1) {
      const k = (van + stap * i + keuzes.length * 2) % keuzes.length;
      if (keuzes[k]?.bezig === false) return k;
    }
    return -1;
  }

  private wijs(index: number): void {
    this.focus = index;
    const id = this.sessie.toestand.keuzes[index]?.id ?? null;
    for (const { mechanic } of this.sessie.scene.mechanics) mechanic.onFocus?.(id);
  }
}

function label(token: Token): string {
  return token.text ?? token.picture?.replace(/^fe:/, '') ?? '';
}
