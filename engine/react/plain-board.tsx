import { useEffect, useRef, type ReactNode } from 'react';
import type { Question } from '#engine/core/oefening/contract/contract.ts';
import type { SpelState } from '#engine/runtime/contract.ts';
import { zinParts } from '#engine/runtime/round/zin.ts';
import { Star } from './icons.tsx';
import { PlainAnswer } from './plain-answer.tsx';
import type { PlainProps } from './plain-props.ts';
import { PlainWorld, type BirdMood } from './plain-world.tsx';
import type { Texts } from './texts.ts';
import { useOwnKeys } from './use-own-toetsen.ts';
import './plain-board.css';

/** The question as one line, for who does not see the plate. */
function lineOf({ prompt }: Question, texts: Texts): string {
  const parts = prompt.sentence ? zinParts(prompt.sentence) : null;
  const zin = parts === null ? '' : `${parts.before}(${texts('spel.gat')})${parts.after}`;
  return [texts(prompt.instructionKey), prompt.text ?? '', zin].filter((part) => part !== '').join(' ');
}

/** The word under construction, as in every game. */
function Rail(props: { rail: SpelState['rail']; input: string; typed: boolean }): ReactNode {
  const { rail, input, typed } = props;
  if (rail.length === 0)
    return typed ? (
      <p className="plain-typed" aria-hidden="true">
        {input}
        <i />
      </p>
    ) : null;
  return (
    <ol className="plain-rail" aria-hidden="true" data-many={rail.length > 9 || undefined}>
      {rail.map((box, i) => (
        // Slots never move, so the place is the identity.
        <li key={`slot-${String(i)}`} data-state={box.state}>
          {box.text === '' && box.state === 'bijna' ? '~' : box.text}
        </li>
      ))}
    </ol>
  );
}

/** What the child looks at: the picture, large. */
function Scene({ state, image }: PlainProps): ReactNode {
  const picture = state.vraag?.prompt.picture;
  const source = picture === undefined ? null : image(picture);
  return source === null ? null : <img className="plain-picture" src={source} alt="" draggable={false} />;
}

function Feast(props: { texts: Texts }): ReactNode {
  return (
    <div className="plain-feast">
      <Star on />
      <p>{props.texts('spel.plain.klaar')}</p>
    </div>
  );
}

function moodOf({ phase, missed }: SpelState): BirdMood {
  if (phase === 'woordklaar' || phase === 'finale') return 'glad';
  return missed.length > 0 ? 'thinks' : 'rest';
}

/** What there is to look at and to give; the finished word and the word to look at stand large above it. */
function Work(props: PlainProps): ReactNode {
  const { state } = props;
  const { vraag, phase } = state;
  if (vraag === null || phase === 'woordklaar' || phase === 'toon') return null;
  return (
    <>
      <Scene {...props} />
      <Rail rail={state.rail} input={state.input} typed={vraag.view.shape === 'entry'} />
      <PlainAnswer key={vraag.id + vraag.view.shape} {...props} vraag={vraag} />
    </>
  );
}

/** The round without a stage: the same questions on a drawn page, for a device that cannot draw the game. Everything is a button; touch, mouse, keyboard and one switch work alike. */
export function PlainBoard(props: PlainProps): ReactNode {
  const { spel, state, texts } = props;
  const { phase, vraag } = state;
  const ref = useRef<HTMLElement>(null);
  useOwnKeys(ref);
  const intro = phase === 'intro';
  useEffect(() => {
    if (intro) spel.say(`z:${texts('spel.plain.intro')}`);
  }, [intro, spel, texts]);
  return (
    <section ref={ref} className="plain" aria-label={texts('spel.spel')} data-fase={phase}>
      <PlainWorld mood={moodOf(state)} />
      <div className="plain-board">
        {vraag && <h2 className="only-reader">{lineOf(vraag, texts)}</h2>}
        {intro && <p className="plain-intro">{texts('spel.plain.intro')}</p>}
        {phase === 'finale' && <Feast texts={texts} />}
        <Work {...props} />
      </div>
      <p className="only-reader" aria-live="polite" role="status">
        {state.live}
      </p>
    </section>
  );
}
