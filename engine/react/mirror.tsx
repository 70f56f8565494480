import { useRef, type ReactNode } from 'react';
import type { Question } from '#engine/core/oefening/contract/contract.ts';
import type { SpelState } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import { zinParts } from '#engine/runtime/round/zin.ts';
import { useOwnKeys } from './use-own-toetsen.ts';
import type { Texts } from './texts.ts';

interface Props {
  spel: MountedSpel;
  state: SpelState;
  texts: Texts;
  oneSwitch: boolean;
}

/** The question in one spoken line: instruction, word or cloze sentence. */
function vraagText(vraag: Question, texts: Texts): string {
  const { text, sentence, instructionKey } = vraag.prompt;
  const parts = sentence ? zinParts(sentence) : null;
  const zin = parts === null ? '' : `${parts.before}(${texts('spel.gat')})${parts.after}`;
  return [texts(instructionKey), text ?? '', zin].filter((part) => part !== '').join(' ');
}

/** Entry field for a hardware or braille keyboard; each change becomes letters and backspaces for the game. */
function Input(props: Props): ReactNode {
  const { spel, state, texts } = props;
  const onChange = (newOne: string): void => {
    const old = [...state.input];
    const letters = [...newOne];
    const equal = old.findIndex((letter, at) => letter !== letters[at]);
    const kept = equal === -1 ? old.length : equal;
    for (let i = old.length; i > kept; i--) spel.backspace('toets');
    for (const letter of letters.slice(kept)) spel.type(letter, 'toets');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        spel.submit('toets');
      }}
    >
      <label>
        {texts('spel.invoer')}
        <input
          type="text"
          value={state.input}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <button type="submit">{texts('spel.invoer.klaar')}</button>
    </form>
  );
}

function Choices(props: Props): ReactNode {
  const { state, spel, texts } = props;
  return (
    <ul aria-label={texts('spel.keuzes')}>
      {state.choices.map((choice, i) => (
        <li key={choice.id}>
          <button
            type="button"
            data-scan={props.oneSwitch && i === state.scan ? true : undefined}
            aria-pressed={choice.busy || undefined}
            onFocus={() => spel.focus(choice.id)}
            onBlur={() => spel.focus(null)}
            onClick={() => spel.choose(choice.id, props.oneSwitch ? 'knop' : 'toets')}
          >
            {choice.busy ? texts('spel.keuze.bezig', { label: choice.label }) : choice.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** True when the child may type now: an entry question, or the entry step after the choices of a mark or read question are gone. */
export function needsInput(vraag: Question, state: SpelState): boolean {
  const { view } = vraag;
  if (view.shape === 'entry') return true;
  if (state.choices.length > 0 || state.flits !== null) return false;
  return (
    (view.shape === 'mark' && view.followUp?.shape === 'entry') ||
    (view.shape === 'read' && view.then?.shape === 'entry')
  );
}

function railText(rail: SpelState['rail'], texts: Texts): string {
  const correct = rail.map((box) =>
    box.state === 'goed' || box.state === 'gegeven' ? box.text : texts('spel.rail.leeg'),
  );
  return texts('spel.rail', { woord: correct.join(', ') });
}

/** DOM mirror of the canvas: everything that can be answered, without seeing it. What has the focus is shown as a plate, so sighted keyboard users see where they are. */
export function Mirror(props: Props): ReactNode {
  const { state, texts } = props;
  const { vraag } = state;
  const ref = useRef<HTMLElement>(null);
  useOwnKeys(ref);
  const entry = vraag !== null && needsInput(vraag, state);
  return (
    <section ref={ref} className="mirror" aria-label={texts('spel.spel')}>
      {vraag && <h2>{vraagText(vraag, texts)}</h2>}
      {vraag && state.rail.length > 0 && <p>{railText(state.rail, texts)}</p>}
      {state.help && <p>{state.help.text}</p>}
      {state.choices.length > 0 && <Choices {...props} />}
      {entry && <Input {...props} />}
      <p aria-live="polite" role="status">
        {state.live}
      </p>
    </section>
  );
}
