import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Round } from '#engine/core/oefening/contract/contract.ts';
import type { Accessibility } from '#engine/runtime/contract.ts';
import { useReducedMotion } from './use-less-motion.ts';
import { createMotor as defaultMotor, type MotorFactory, type SpelMotor } from './motor.ts';
import { spelLetterStyle, SpelOverlay } from './spel-overlay.tsx';
import { useFirstFrame } from './use-first-frame.ts';
import type { SpelScreenProps } from './spel-props.ts';
import type { Texts } from './texts.ts';
import './spel.css';

interface Props extends SpelScreenProps {
  /** Mounts stage and round; replaceable for tests. */
  createMotor?: MotorFactory;
}

type CurrentState =
  | { kind: 'laadt' }
  | { kind: 'klaar'; poging: number; motor: SpelMotor }
  | { kind: 'mislukt'; poging: number };
type Done = NonNullable<Round['goal']['done']>;
/** One mount of the game. `done` = questions that were finished before the picture got lost; null as long as it was not. */
interface Mounting {
  poging: number;
  done: Done | null;
}
const LOADING: CurrentState = { kind: 'laadt' };

/** What is finished, as the beads tell it. */
const doneIn = ({ spel }: SpelMotor): Done =>
  spel.toestand.getState().beads.filter((bead) => bead === 'goed' || bead === 'geholpen');

/** There is one stage per page: a mount waits until the one before it is gone. */
let row: Promise<unknown> = Promise.resolve();

/** Mounts the game once per attempt; survives the double mount of StrictMode without making a second round. */
function useMotor(
  props: Props,
  host: RefObject<HTMLDivElement | null>,
  { poging, done, onLost }: Mounting & { onLost(done: Done): void },
): CurrentState {
  const [state, setStanding] = useState<CurrentState>(LOADING);
  const last = useRef(props);
  const lost = useRef(onLost);
  useEffect(() => {
    last.current = props;
    lost.current = onLost;
  });
  useEffect(() => {
    let gone = false;
    let motor: SpelMotor | null = null;
    const mount = async (): Promise<void> => {
      const element = host.current;
      if (gone || !element) return;
      const {
        doc,
        createRound,
        texts,
        accessibility,
        sound,
        firstTime,
        seed,
        eigen: own,
        figure,
        createMotor = defaultMotor,
      } = last.current;
      const round = createRound();
      const newOne = await createMotor({
        host: element,
        doc,
        // The same round goes on where its picture got lost.
        round: done === null ? round : { ...round, goal: { ...round.goal, done } },
        plain: done !== null,
        texts,
        accessibility,
        sound,
        firstTime,
        seed,
        eigen: own,
        figure,
        onEnd: (result) => last.current.onEnd(result),
        onProgress: (part) => last.current.loading?.onProgress(part),
        onError: () => {
          if (!gone) setStanding({ kind: 'mislukt', poging });
        },
        onLost: () => {
          if (!gone && motor && motor.spel.toestand.getState().phase !== 'resultaat') lost.current(doneIn(motor));
        },
      });
      if (gone) {
        newOne.destroy();
        return;
      }
      motor = newOne;
      // Journeys and fault reports read the running game from its element; it holds nothing the page does not have.
      Object.defineProperty(element, 'spel', { value: newOne.spel, configurable: true });
      newOne.spel.start();
      setStanding({ kind: 'klaar', poging, motor: newOne });
    };
    row = row.then(mount).catch(() => {
      if (!gone) setStanding({ kind: 'mislukt', poging });
    });
    return () => {
      gone = true;
      motor?.destroy();
    };
  }, [host, poging, done]);
  // What belongs to an earlier attempt is gone.
  return state.kind !== 'laadt' && state.poging === poging ? state : LOADING;
}

function LoadFailed(props: { texts: Texts; onRetry(): void; onMap(): void }): ReactNode {
  return (
    <div className="spel-loads" role="alert">
      <p>{props.texts('spel.laden.mislukt')}</p>
      <button type="button" className="button button-sea" onClick={props.onRetry}>
        {props.texts('spel.laden.opnieuw')}
      </button>
      <button type="button" className="button" onClick={props.onMap}>
        {props.texts('spel.laden.kaart')}
      </button>
    </div>
  );
}

/** One game on the whole of its parent: canvas, overlay and result. Load it lazily: it pulls in the styles of all games. */
export function SpelScreen(props: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [mounting, setMounting] = useState<Mounting>({ poging: 0, done: null });
  const again = (done: Done | null): void => setMounting({ poging: mounting.poging + 1, done });
  const state = useMotor(props, host, { ...mounting, onLost: again });
  const motor = state.kind === 'klaar' ? state.motor : null;
  useFirstFrame(motor?.spel ?? null, state.kind === 'mislukt', props.loading);
  const still = useReducedMotion(props.accessibility.reducedMotion);
  // The wish of the system counts as much as the own setting, and may come in the middle of a round.
  useEffect(() => motor?.spel.setAccessibility({ reducedMotion: still }), [motor, still]);
  const onInsets = useCallback((top: number, bottom: number) => motor?.spel.setInsets(top, bottom), [motor]);
  const { doc, accessibility, texts } = props;
  const onAccessibility = (part: Partial<Accessibility>): void => {
    motor?.spel.setAccessibility(part);
    props.onAccessibility(part);
  };
  return (
    <div
      className="spel"
      data-land={doc.land}
      data-stil={still || undefined}
      style={{ ...spelLetterStyle(accessibility), '--spel-ground': doc.stage.background }}
    >
      <div className="spel-world" ref={host} aria-hidden="true" />
      {state.kind === 'mislukt' && (
        <LoadFailed texts={texts} onRetry={() => again(mounting.done)} onMap={props.resultActions.map} />
      )}
      {motor && (
        <SpelOverlay
          {...props}
          onAccessibility={onAccessibility}
          active={motor.spel}
          plain={motor.plain}
          onInsets={onInsets}
          onExplanation={motor.explanation}
        />
      )}
    </div>
  );
}
