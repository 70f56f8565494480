import type { ReactNode } from 'react';
import type { Question } from '#engine/core/oefening/contract/contract.ts';
import type { SpelState } from '#engine/runtime/contract.ts';
import { zinParts } from '#engine/runtime/round/zin.ts';
import { SpelIcon } from './icons.tsx';
import type { SpelPictureId } from './spel-props.ts';
import type { Texts } from './texts.ts';

interface Props {
  vraag: Question;
  state: SpelState;
  texts: Texts;
  image: SpelPictureId;
  onListen(): void;
}
type Zinsdelen = NonNullable<Question['prompt']['sentence']>;

/** Tense of a verb question, from the last part of its instruction key; empty when the key names none. */
function timeOf(vraag: Question, texts: Texts): string {
  const variant = /^prompt\.werkwoord\.(\w+)$/.exec(vraag.prompt.instructionKey)?.[1];
  if (variant === undefined) return '';
  const key = `spel.tijd.${variant}`;
  const text = texts(key);
  return text === key ? '' : text;
}

function Zin(props: { state: SpelState; texts: Texts; zin: Zinsdelen }): ReactNode {
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

/** The prompt word, for a verb with its tense. */
function Woord(props: { vraag: Question; text: string; texts: Texts }): ReactNode {
  const time = timeOf(props.vraag, props.texts);
  return (
    <>
      <strong className="prompt-woord">{props.text}</strong>
      {time !== '' && <span className="prompt-time">{time}</span>}
    </>
  );
}

function Content(props: Props): ReactNode {
  const { vraag, state, texts, image } = props;
  const { text, sentence, picture } = vraag.prompt;
  const source = picture === undefined ? null : image(picture);
  const bare = !sentence && text === undefined && source === null;
  if (state.flits !== null) return <strong className="prompt-woord prompt-flash">{state.flits}</strong>;
  return (
    <>
      {text !== undefined && <Woord vraag={vraag} text={text} texts={texts} />}
      {sentence && <Zin state={state} texts={texts} zin={sentence} />}
      {bare && <span className="prompt-command">{texts(vraag.prompt.instructionKey)}</span>}
      {source !== null && <img className="prompt-image" src={source} alt="" draggable={false} />}
    </>
  );
}

/** Centre of the HUD: what is asked. */
export function PromptPlate(props: Props): ReactNode {
  const { vraag, texts } = props;
  const lang = (vraag.prompt.sentence?.before.length ?? 0) + (vraag.prompt.sentence?.after.length ?? 0) > 34;
  return (
    <section className="prompt" aria-label={texts('spel.opdracht')} data-lang={lang || undefined}>
      {vraag.prompt.audio !== undefined && (
        <button
          type="button"
          className="round-button round-button-sea"
          aria-label={texts('spel.horen')}
          onClick={props.onListen}
        >
          <SpelIcon name="luid" size={32} />
        </button>
      )}
      <Content {...props} />
    </section>
  );
}
