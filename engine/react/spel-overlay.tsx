import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SpelState, Accessibility } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import { useKeepFocus } from './use-own-toetsen.ts';
import { useSize, type ElementSize } from './use-size.ts';
import { useReducedMotion } from './use-less-motion.ts';
import { useSpelState } from './use-state.ts';
import { SpelHud } from './hud.tsx';
import { HelpCardPanel } from './help-card.tsx';
import { SpelIcon } from './icons.tsx';
import { Subtitle } from './subtitle.tsx';
import type { SpelScreenProps } from './spel-props.ts';
import { Mirror, needsInput } from './mirror.tsx';
import type { Texts } from './texts.ts';
import { ScreenKeyboard } from './keyboard.tsx';
import type { KeyWish } from './toetsen-layout.ts';
import { loadTaskIcons } from './task-picture.tsx';
import { TaskChange } from './task-change.tsx';
import { ExplanationBar } from './explanation-bar.tsx';
import { LargeWoord } from './woord-large.tsx';
import { ZinBoard } from './zin-board.tsx';
import './spel.css';
import './lines.css';

// Pause and the card at the end are fetched while the child plays, so that the game starts without them.
const loadPause = () => import('./pause.tsx');
const Pause = lazy(async () => ({ default: (await loadPause()).Pause }));
const loadResult = () => import('./result.tsx');
const Result = lazy(async () => ({ default: (await loadResult()).ResultCard }));

const PlainBoard = lazy(async () => ({ default: (await import('./plain-board.tsx')).PlainBoard }));

/** Everything around the canvas of a running game. */
export interface OverlayProps extends Omit<SpelScreenProps, 'createRound' | 'doc' | 'firstTime' | 'seed' | 'eigen'> {
  active: MountedSpel;
  /** There is no stage: the page shows the questions itself. */
  plain?: boolean | undefined;
  /** CSS pixels hidden behind the HUD and the keyboard. */
  onInsets(top: number, bottom: number): void;
  /** Plays the tutorial again; absent when the game has none. */
  onExplanation?: (() => void) | undefined;
}

/** Letter font and spacing of the child, for everything that shows words. */
export function spelLetterStyle(t: Accessibility): Record<`--${string}`, string> {
  return {
    '--woord-font': t.lettertype === 'opendyslexic' ? 'OpenDyslexic, Andika, sans-serif' : 'Andika, sans-serif',
    '--letter-spacing': `${0.02 + t.letterafstand}em`,
  };
}

/** Which keys beside the alphabet: from the entry part of the question. A key for capitals alone would give the answer away, so the older child always has it. */
function keysFor(vraag: NonNullable<ReturnType<typeof useSpelState>['vraag']>): KeyWish {
  const { view } = vraag;
  const after = view.shape === 'mark' ? view.followUp : view.shape === 'read' ? view.then : view;
  if (after?.shape !== 'entry') return { special: false, hoofdletters: false, done: false };
  return {
    special: after.specialKeys,
    hoofdletters: after.caseSensitive || after.specialKeys,
    done: !after.showLength,
  };
}

/** Own keyboard: hidden while a hardware keyboard is in use, until the child asks for it. */
function KeyboardLayer(props: OverlayProps & { onHeight(h: number): void }): ReactNode {
  const { active: spel, texts, onHeight } = props;
  const state = useSpelState(spel);
  const [back, setBack] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const { vraag, device } = state;
  const hard = device === 'toets' && !back;
  const { h } = useSize(ref);
  useEffect(() => onHeight(hard ? 0 : h), [hard, h, onHeight]);
  useEffect(() => () => onHeight(0), [onHeight]);
  if (!vraag) return null;
  return (
    <div className="board-layer" ref={ref}>
      {hard ? (
        <button
          type="button"
          className="round-button board-back"
          aria-label={texts('spel.toetsenbord.terug')}
          onClick={() => setBack(true)}
        >
          <SpelIcon name="toetsen" size={34} />
        </button>
      ) : (
        <ScreenKeyboard
          layout={props.accessibility.toetsenbord}
          wish={keysFor(vraag)}
          lead={state.lead?.letter ?? undefined}
          texts={texts}
          onToets={(letter, a) => spel.type(letter, a)}
          onErase={(a) => spel.backspace(a)}
          onDone={(a) => spel.submit(a)}
        />
      )}
    </div>
  );
}

/** True while the own keyboard belongs on the screen. */
function isTyping(state: SpelState): boolean {
  const { phase, vraag } = state;
  return (phase === 'spel' || phase === 'uitleg' || phase === 'toon') && vraag !== null && needsInput(vraag, state);
}

/** Skips the intro or the finale. */
function SkipButton(props: { spel: MountedSpel; phase: SpelState['phase']; texts: Texts }): ReactNode {
  const { spel, phase, texts } = props;
  if (phase !== 'intro' && phase !== 'finale') return null;
  return (
    <button type="button" className="button button-over" onClick={() => spel.skip()}>
      {texts(phase === 'intro' ? 'spel.intro.over' : 'spel.uitleg.over')}
      <SpelIcon name="speel" size={22} />
    </button>
  );
}

/** The line that a step of the explanation says: it is its own caption. */
const saidBy = (explanation: SpelState['explanation'], texts: Texts): string | undefined =>
  explanation === null ? undefined : `z:${texts(explanation.key)}`;

/** Bars, help, big word and keyboard of the running question. */
function SpelLayers(props: OverlayProps & { size: ElementSize; onBoardHeight(h: number): void }): ReactNode {
  const { active: spel, texts } = props;
  const state = useSpelState(spel);
  const { phase, vraag, explanation, woord, coming, help } = state;
  return (
    <>
      {coming && <TaskChange coming={coming} texts={texts} />}
      <div className="lines">
        {explanation && <ExplanationBar explanation={explanation} spel={spel} texts={texts} />}
        <Subtitle
          audio={props.subtitle === saidBy(explanation, texts) ? null : (props.subtitle ?? null)}
          exercise={vraag?.prompt.audio}
          texts={texts}
        />
      </div>
      <ZinBoard state={state} texts={texts} />
      {woord && <LargeWoord woord={woord} show={phase !== 'woordklaar'} texts={texts} />}
      {help && (
        <HelpCardPanel
          help={help}
          spel={spel}
          size={props.size}
          texts={texts}
          image={props.image}
          onListen={() => spel.say(`z:${help.text}`)}
        />
      )}
      {isTyping(state) && <KeyboardLayer {...props} onHeight={props.onBoardHeight} />}
      <SkipButton spel={spel} phase={phase} texts={texts} />
    </>
  );
}

function PauseLayer(props: OverlayProps): ReactNode {
  const { active: spel, onStop } = props;
  const proceed = useCallback(() => spel.pause(false), [spel]);
  return (
    <Suspense fallback={null}>
      <Pause
        texts={props.texts}
        sound={props.soundSetting}
        accessibility={props.accessibility}
        onAccessibility={props.onAccessibility}
        onProceed={proceed}
        onExplanation={props.onExplanation}
        onStop={() => {
          spel.stop();
          onStop();
        }}
      />
    </Suspense>
  );
}

/** HUD, mirror and layers over the canvas of a running round. */
function Playing(props: OverlayProps): ReactNode {
  const { active: spel, texts, onInsets, accessibility } = props;
  const state = useSpelState(spel);
  const hudRef = useRef<HTMLElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const belowRef = useRef<HTMLDivElement>(null);
  const size = useSize(layerRef);
  const { h: hudHeight } = useSize(hudRef);
  const [boardHeight, setBoardHeight] = useState(0);
  useKeepFocus(belowRef);
  // Between two tasks the plate is away for a moment; the world does not move for that.
  const changes = state.phase === 'wissel';
  useEffect(() => {
    if (!changes) onInsets(hudHeight, boardHeight);
  }, [onInsets, changes, hudHeight, boardHeight]);
  // Without network now: they are asked for again when they are needed.
  useEffect(() => {
    for (const load of [loadTaskIcons, loadPause, loadResult]) load().catch(() => undefined);
  }, []);
  return (
    <div
      className="spel-layer"
      ref={layerRef}
      data-fase={state.phase}
      style={{ '--hud-h': `${hudHeight}px`, '--board-h': `${boardHeight}px` }}
    >
      <div className="spel-below" ref={belowRef} inert={state.pause}>
        {props.plain === true ? (
          <Suspense fallback={null}>
            <PlainBoard
              spel={spel}
              state={state}
              texts={texts}
              image={props.image}
              oneSwitch={accessibility.oneSwitch}
            />
          </Suspense>
        ) : (
          <Mirror spel={spel} state={state} texts={texts} oneSwitch={accessibility.oneSwitch} />
        )}
        <SpelHud
          bar={hudRef}
          spel={spel}
          state={state}
          munten={props.munten}
          sun={props.sun}
          texts={texts}
          image={props.image}
        />
        <SpelLayers {...props} size={size} onBoardHeight={setBoardHeight} />
      </div>
      {state.pause && <PauseLayer {...props} />}
    </div>
  );
}

/** Everything over the canvas: loading, the round, the result. */
export function SpelOverlay(props: OverlayProps): ReactNode {
  const { phase, result } = useSpelState(props.active);
  const still = useReducedMotion(props.accessibility.reducedMotion);
  if (phase === 'laden') return null;
  if (phase !== 'resultaat' || !result) return <Playing {...props} />;
  const { name, munten, booking, texts, sound, image } = props;
  return (
    <Suspense fallback={null}>
      <Result
        result={result}
        name={name}
        munten={munten}
        booking={booking}
        texts={texts}
        sound={sound}
        image={image}
        still={still}
        actions={props.resultActions}
        ambience={props.resultAmbience}
      />
    </Suspense>
  );
}
