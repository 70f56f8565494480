import { useState, type ReactNode } from 'react';
import type { MarkView, Question, ReadView, SortView, Token } from '#engine/core/oefening/contract/contract.ts';
import { tokensOf } from '#engine/runtime/vraag.ts';
import type { PlainProps } from './plain-props.ts';

type Props = PlainProps & { vraag: Question };

/** How a choice stands now. */
function standOf({ state, oneSwitch }: Props, id: string): Record<`data-${string}`, true | undefined> {
  const at = state.choices.findIndex((choice) => choice.id === id);
  return {
    'data-missed': state.missed.includes(id) || undefined,
    'data-lead': state.lead?.ids.includes(id) || undefined,
    'data-scan': (oneSwitch && at >= 0 && at === state.scan) || undefined,
  };
}

const isBusy = ({ state }: Props, id: string): boolean =>
  state.choices.some((choice) => choice.id === id && choice.busy);

/** What a token shows: its picture or its letters. */
function Face(props: { token: Token; image: Props['image'] }): ReactNode {
  const { token, image } = props;
  const source = token.picture === undefined ? null : image(token.picture);
  return source === null ? token.text : <img src={source} alt={token.text ?? ''} draggable={false} />;
}

/** One plate that can be given. */
function Plate(props: Props & { token: Token; held?: boolean; onGive?: () => void }): ReactNode {
  const { token, spel, oneSwitch, held = false } = props;
  const give = props.onGive ?? (() => spel.choose(token.id, oneSwitch ? 'knop' : 'toets'));
  return (
    <button
      type="button"
      className="plain-plate"
      disabled={isBusy(props, token.id)}
      aria-pressed={held || undefined}
      {...standOf(props, token.id)}
      onClick={give}
    >
      <Face token={token} image={props.image} />
    </button>
  );
}

/** Letters above which all plates of a set get smaller ones. */
const LONG = 14;

/** A set of plates: all as wide as the longest needs, so that width tells nothing. */
function PlateSet(props: { texts: Props['texts']; tokens: readonly Token[]; children: ReactNode }): ReactNode {
  const letters = Math.max(...props.tokens.map(({ text = '' }) => text.length), 0);
  return (
    <div
      className="plain-plates"
      role="group"
      aria-label={props.texts('spel.keuzes')}
      data-long={letters > LONG || undefined}
      style={{ '--letters': Math.min(letters, 40) }}
    >
      {props.children}
    </div>
  );
}

/** Plates to choose from or to build with. */
function Plates(props: Props): ReactNode {
  return (
    <PlateSet texts={props.texts} tokens={tokensOf(props.vraag)}>
      {tokensOf(props.vraag).map((token) => (
        <Plate key={token.id} {...props} token={token} />
      ))}
    </PlateSet>
  );
}

/** One word at a time, and the boxes it may go in. */
function Sort(props: Props & { view: SortView }): ReactNode {
  const { view, spel, oneSwitch, texts } = props;
  const led = props.state.lead?.ids[0];
  const free = view.stream.filter(({ id }) => !isBusy(props, id));
  const token = free.find(({ id }) => id === led) ?? free[0];
  if (token === undefined) return null;
  const device = oneSwitch ? 'knop' : 'toets';
  const missed = props.state.missed.includes(token.id);
  return (
    <div className="plain-sort">
      <p className="plain-plate plain-sort-word" data-missed={missed || undefined}>
        <Face token={token} image={props.image} />
      </p>
      <div className="plain-bins" role="group" aria-label={texts('spel.keuzes')}>
        {view.bins.map((bin) => (
          <button
            key={bin.id}
            type="button"
            className="plain-bin"
            data-mark={bin.mark}
            {...standOf(props, bin.id)}
            aria-label={texts('spel.plain.bak', { woord: token.text ?? '', bak: bin.label })}
            onClick={() => {
              spel.choose(token.id, device);
              spel.choose(bin.id, device);
            }}
          >
            <i aria-hidden="true">{bin.mark}</i>
            {bin.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Two cards that belong together: the first one stays held until the second is chosen. */
function Pairs(props: Props): ReactNode {
  const { spel, oneSwitch } = props;
  const [held, setHeld] = useState<string | null>(null);
  return (
    <PlateSet texts={props.texts} tokens={tokensOf(props.vraag)}>
      {tokensOf(props.vraag).map((token) => (
        <Plate
          key={token.id}
          {...props}
          token={token}
          held={held === token.id}
          onGive={() => {
            setHeld(held === null ? token.id : null);
            spel.choose(token.id, oneSwitch ? 'knop' : 'toets');
          }}
        />
      ))}
    </PlateSet>
  );
}

function Scissors(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
      <path d="M12 3l8 18M20 3l-8 18" fill="none" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
      <circle cx="11" cy="25" r="4" fill="none" stroke="currentColor" strokeWidth="2.8" />
      <circle cx="21" cy="25" r="4" fill="none" stroke="currentColor" strokeWidth="2.8" />
    </svg>
  );
}

/** A word with a cut after each part, or a sentence whose words can be pointed at. */
function Mark(props: Props & { view: MarkView }): ReactNode {
  const { view, spel, oneSwitch, texts } = props;
  if (view.target === 'token') return <Plates {...props} />;
  return (
    <p className="plain-cut">
      {view.parts.map((part, i) => (
        <span key={part.id}>
          {part.text}
          {i < view.parts.length - 1 && (
            <button
              type="button"
              disabled={isBusy(props, part.id)}
              aria-label={texts('spel.plain.knip', { deel: part.text ?? '' })}
              {...standOf(props, part.id)}
              onClick={() => spel.choose(part.id, oneSwitch ? 'knop' : 'toets')}
            >
              <Scissors />
            </button>
          )}
        </span>
      ))}
    </p>
  );
}

/** Lines to read in one's own time. A flash stands on the plate above. */
function Read(props: Props & { view: ReadView }): ReactNode {
  const { view, spel, texts } = props;
  if (view.exposureMs !== undefined) return null;
  return (
    <div className="plain-read">
      {view.lines.map((tokens, i) => (
        // Lines never move, so the place is the identity.
        <p key={`line-${String(i)}`}>{tokens.map((t) => t.text ?? '').join(' ')}</p>
      ))}
      <button type="button" className="button button-sea" onClick={() => spel.skip()}>
        {texts('spel.gelezen')}
      </button>
    </div>
  );
}

/** One switch: everything that can be chosen, in the order in which it is scanned. */
function Scanned(props: Props): ReactNode {
  const { state, spel } = props;
  const tokens = tokensOf(props.vraag);
  return (
    <PlateSet texts={props.texts} tokens={tokens}>
      {state.choices.map(({ id, label }) => (
        <Plate
          key={id}
          {...props}
          token={tokens.find((token) => token.id === id) ?? { id, text: label, kind: 'woord' }}
          onGive={() => spel.choose(id, 'knop')}
        />
      ))}
    </PlateSet>
  );
}

/** The ways to answer, one a shape. Typing has its keys below. */
export function PlainAnswer(props: Props): ReactNode {
  const { view } = props.vraag;
  if (props.oneSwitch && props.state.choices.length > 0) return <Scanned {...props} />;
  switch (view.shape) {
    case 'select':
    case 'sequence':
      return <Plates {...props} />;
    case 'sort':
      return <Sort {...props} view={view} />;
    case 'pairs':
      return <Pairs {...props} />;
    case 'mark':
      return <Mark {...props} view={view} />;
    case 'read':
      return <Read {...props} view={view} />;
    case 'entry':
      return null;
  }
}
