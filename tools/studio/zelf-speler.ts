import { createRng } from '#engine/core/basis/rng.ts';
import { type Bot, type BotSoort, createBot } from '#engine/core/oefening/bot.ts';
import type { Attempt, Round, Verdict } from '#engine/core/oefening/contract.ts';
import type { FakeRonde } from '#engine/core/oefening/fake-ronde.ts';
import type { Spel } from '#engine/runtime/contract.ts';

/** A round that tells its verdicts, so that a bot outside the game can learn from them. */
export interface BekekenRonde extends Round {
  laatste(): Verdict | null;
}

export function bekijk(ronde: FakeRonde): BekekenRonde {
  let laatste: Verdict | null = null;
  return {
    goal: ronde.goal,
    s: ronde.s,
    calm: ronde.calm,
    reducedMotion: ronde.reducedMotion,
    next: () => ronde.next(),
    hint: (q) => ronde.hint(q),
    peekStream: (q, n) => ronde.peekStream(q, n),
    finish: (play) => ronde.finish(play),
    attempt: (q, a, device) => {
      laatste = ronde.attempt(q, a, device);
      return laatste;
    },
    laatste: () => laatste,
  };
}

/** Phases in which nothing can be answered. */
const RUST: ReadonlySet<string> = new Set(['woordklaar', 'finale', 'resultaat']);

export interface Speler {
  /** What such a bot would do now; null = wait. */
  wat(soort: BotSoort): Attempt | null;
  /** One act toward the end of the round; answers what it did. */
  doe(soort: BotSoort): string;
}

/** A wrong text is wrong from its next letter on. */
function geef(spel: Spel, daad: Attempt, goed: string): void {
  const { invoer } = spel.toestand.getState();
  if (daad.kind === 'text') spel.type((daad.text === goed ? goed[invoer.length] : undefined) ?? 'q', 'knop');
  else if ('tokenId' in daad) spel.choose(daad.tokenId, 'knop');
  if (daad.kind === 'bin') spel.choose(daad.binId, 'knop');
}

/** Plays through the same door as the DOM mirror: choose a token or type a letter. */
export function createSpeler(spel: Spel, ronde: FakeRonde, bekeken: BekekenRonde): Speler {
  const rng = createRng(5);
  let bij = '';
  let bot: Bot | null = null;
  let gezien: Verdict | null = null;
  const wat = (soort: BotSoort): Attempt | null => {
    const { vraag, fase } = spel.toestand.getState();
    const gebouwd = vraag === null || RUST.has(fase) ? undefined : ronde.gebouwd(vraag.id);
    if (gebouwd === undefined) return null;
    const verdict = bekeken.laatste();
    const nieuw = `${gebouwd.question.id}${soort}`;
    if (bij !== nieuw) bot = createBot(gebouwd, soort, rng);
    else if (verdict !== null && verdict !== gezien) bot?.zag(verdict);
    bij = nieuw;
    gezien = verdict;
    return bot?.next() ?? null;
  };
  return {
    wat,
    doe: (soort) => {
      const { fase, vraag } = spel.toestand.getState();
      if (fase === 'intro' || fase === 'finale') {
        spel.skip();
        return 'skip';
      }
      const daad = wat(soort);
      if (daad !== null) geef(spel, daad, ronde.gebouwd(vraag?.id ?? '')?.sleutel.goed[0] ?? '');
      return daad?.kind ?? 'wacht';
    },
  };
}
