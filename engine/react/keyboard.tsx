import { useMemo, useState, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react';
import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import { deviceOf } from './device.ts';
import { SpelIcon } from './icons.tsx';
import type { Texts } from './texts.ts';
import { createBoard, type ToetsenLayout, type Toets, type KeyWish } from './toetsen-layout.ts';
import './keyboard.css';

interface Props {
  layout: ToetsenLayout;
  wish: KeyWish;
  /** The letter that is right now, for a child that is led. */
  lead?: string | undefined;
  texts: Texts;
  onToets(letter: string, device: InputDevice): void;
  onErase(device: InputDevice): void;
  onDone(device: InputDevice): void;
}

const NARROW = '(max-width: 639px)';
function subscribeNarrow(fn: () => void): () => void {
  const media = window.matchMedia?.(NARROW);
  media?.addEventListener('change', fn);
  return () => media?.removeEventListener('change', fn);
}

const NAMES: Readonly<Record<string, string>> = { "'": 'apostrof', '-': 'streepje' };
const ICONS = { capital: 'hoofd', erase: 'wis', done: 'vink' } as const;
/** What a key that acts is called. */
const ACTS = { capital: 'hoofd', erase: 'wis', done: 'klaar' } as const;

function nameOf(toets: Toets, letter: string, texts: Texts): string {
  const key = toets.kind === 'letter' ? NAMES[letter] : ACTS[toets.kind];
  return key === undefined ? letter : texts(`spel.toets.${key}`);
}

function Keycap(props: { toets: Toets; letter: string }): ReactNode {
  if (props.toets.kind !== 'letter') return <SpelIcon name={ICONS[props.toets.kind]} size={38} />;
  return props.letter === "'" ? '’' : props.letter;
}

/** Our own on-screen keyboard: always all letters, never takes the focus. */
export function ScreenKeyboard(props: Props): ReactNode {
  const narrow = useSyncExternalStore(subscribeNarrow, () => window.matchMedia?.(NARROW)?.matches ?? false);
  const {
    layout,
    wish: { special, hoofdletters, done },
  } = props;
  const board = useMemo(
    () => createBoard({ layout, special, hoofdletters, done, narrow }),
    [layout, special, hoofdletters, done, narrow],
  );
  const [deep, setPressed] = useState<string | null>(null);
  const [head, setCapital] = useState(false);
  // The next question may come without the key.
  const large = head && hoofdletters;
  const signOf = ({ letter }: Toets): string => (large ? letter.toUpperCase() : letter);

  const act = (toets: Toets, device: InputDevice): void => {
    // For one letter, as on every phone.
    setCapital(toets.kind === 'capital' && !large);
    if (toets.kind === 'letter') props.onToets(signOf(toets), device);
    else if (toets.kind === 'capital') return;
    else if (toets.kind === 'erase') props.onErase(device);
    else props.onDone(device);
  };
  const down = (event: PointerEvent, toets: Toets): void => {
    // Keeps the focus where it was and types at once: no waiting for the finger to go up.
    event.preventDefault();
    setPressed(toets.kind + toets.letter);
    act(toets, deviceOf(event.pointerType));
  };
  const loose = (): void => setPressed(null);

  return (
    <div
      className="board"
      role="group"
      aria-label={props.texts('spel.toetsenbord')}
      data-smal={narrow || undefined}
      style={{ '--columns': board.columns, '--rijen': board.rows }}
      onPointerUp={loose}
      onPointerCancel={loose}
      onPointerLeave={loose}
    >
      {board.toetsen.map((toets) => (
        <button
          key={toets.kind + toets.letter}
          type="button"
          tabIndex={-1}
          className={`toets toets-${toets.kind}`}
          aria-label={nameOf(toets, signOf(toets), props.texts)}
          aria-pressed={toets.kind === 'capital' ? large : undefined}
          data-lead={(toets.kind === 'letter' && toets.letter === props.lead?.toLowerCase()) || undefined}
          data-diep={deep === toets.kind + toets.letter || undefined}
          data-bijzonder={toets.kind === 'letter' && !/[a-z]/.test(toets.letter) ? true : undefined}
          style={{
            gridColumn: `${toets.column + 1} / span ${toets.wide}`,
            gridRow: `${toets.row + 1} / span ${toets.high}`,
          }}
          onPointerDown={(event) => down(event, toets)}
          // A screen reader or switch clicks without a pointer.
          onClick={(event) => {
            if (event.detail === 0) act(toets, 'knop');
          }}
        >
          <span className="toets-cap">
            <Keycap toets={toets} letter={signOf(toets)} />
          </span>
        </button>
      ))}
    </div>
  );
}
