import type { ReactNode } from 'react';
import type { Question } from '#engine/core/oefening/contract/contract.ts';
import type { SpelState } from '#engine/runtime/contract.ts';
import { SpelIcon } from './icons.tsx';
import { TaskPicture } from './task-picture.tsx';
import { ZinWithGap } from './zin-board.tsx';
import './task.css';
import type { SpelPictureId } from './spel-props.ts';
import type { Texts } from './texts.ts';

interface Props {
  vraag: Question;
  state: SpelState;
  texts: Texts;
  image: SpelPictureId;
  onListen(): void;
  /** The child asks what is to be done. */
  onTask(): void;
}

interface WordsProps extends Props {
  /** The sentence of the question, where the world has no room of its own for it. */
  sentence: Question['prompt']['sentence'];
}

/** Task and what it is about: word, sentence or picture, or nothing when it is only heard; while a word flashes only the word. */
function Words({ vraag, state, texts, image, sentence }: WordsProps): ReactNode {
  if (state.flits !== null && !state.flitsInWorld)
    return <strong className="prompt-woord prompt-flash">{state.flits}</strong>;
  const { text, picture, instructionKey } = vraag.prompt;
  const source = picture === undefined ? null : image(picture);
  const alone = ![text, sentence, source].some(Boolean);
  return (
    <span className="prompt-text">
      <span className="prompt-task" data-alone={alone || undefined}>
        {texts(instructionKey)}
      </span>
      {!alone && (
        <span className="prompt-content">
          {text !== undefined && <strong className="prompt-woord">{text}</strong>}
          {sentence && <ZinWithGap state={state} texts={texts} zin={sentence} />}
          {source !== null && <img className="prompt-image" src={source} alt="" draggable={false} />}
        </span>
      )}
    </span>
  );
}

/** Characters from which a sentence gets smaller letters, and a row of its own. */
const LONG = 34;
const WIDE = 70;

/** Centre of the HUD: what is to be done, always, and with what. */
export function PromptPlate(props: Props): ReactNode {
  const { vraag, state, texts } = props;
  const { text = '' } = vraag.prompt;
  const sentence = state.zinBox === null ? vraag.prompt.sentence : undefined;
  const length = text.length + (sentence?.before.length ?? 0) + (sentence?.after.length ?? 0);
  return (
    <section
      className="prompt"
      aria-label={texts('spel.opdracht')}
      data-lang={length > LONG || undefined}
      data-wide={length > WIDE || undefined}
    >
      <button type="button" className="task-button" aria-label={texts('spel.taak')} onClick={props.onTask}>
        <TaskPicture key={vraag.format} format={vraag.format} />
      </button>
      <Words {...props} sentence={sentence} />
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
    </section>
  );
}
