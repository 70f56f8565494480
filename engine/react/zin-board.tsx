import type { ReactNode } from 'react';
import type { Question } from '#engine/core/oefening/contract/contract.ts';
import type { SpelState } from '#engine/runtime/contract.ts';
import { zinParts } from '#engine/runtime/round/zin.ts';
import type { Texts } from './texts.ts';
import './zin-board.css';

type Zinsdelen = NonNullable<Question['prompt']['sentence']>;

/** A sentence with the place of the word in it, and the word when it is found. */
export function ZinWithGap(props: { state: SpelState; texts: Texts; zin: Zinsdelen }): ReactNode {
  const { state, texts, zin } = props;
  const { before, after } = zinParts(zin);
  const woord = state.phase === 'woordklaar' && state.woord && !state.woord.covered ? state.woord.text : null;
  return (
    <span className="prompt-zin">
      {before}
      {woord === null ? (
        <span className="prompt-gap" role="img" aria-label={texts('spel.gat')} />
      ) : (
        <strong className="prompt-full">{woord}</strong>
      )}
      {after}
    </span>
  );
}

/** Phases in which there is a question to read. */
const READ: ReadonlySet<SpelState['phase']> = new Set(['spel', 'uitleg', 'toon', 'woordklaar']);

/** The sentence of the question in the world of the game, e.g. on a dashboard, where it has more room than on the plate. */
export function ZinBoard(props: { state: SpelState; texts: Texts }): ReactNode {
  const { state, texts } = props;
  const { vraag, zinBox, phase } = state;
  const zin = vraag?.prompt.sentence;
  if (vraag === null || zin === undefined || zinBox === null || !READ.has(phase)) return null;
  const { x, y, w, h } = zinBox;
  return (
    <div key={vraag.id} className="zin-space" style={{ left: x, top: y, width: w, height: h }}>
      <p className="zin-board">
        <ZinWithGap state={state} texts={texts} zin={zin} />
      </p>
    </div>
  );
}
