import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Star } from '#engine/react/icons.tsx';
import { pauseFor } from '#web/platform/pause.ts';
import { LAND_LAYOUT, type LandkaartPlace } from '../card-layout.ts';
import { steenId, type RouteView, type SteenView } from '../card-model.ts';
import type { Motion } from '../motion.ts';
import type { Homecoming, HomecomingRun } from '../use-homecoming.ts';
import {
  countStar,
  fade,
  landStar,
  liftMist,
  middleOf,
  spring,
  STAR_SIZE,
  steenOnScreen,
  walkFrames,
} from './flight.ts';
import { wayHome } from './way.ts';
import './homecoming.css';

interface Props {
  run: HomecomingRun;
  /** The map, or the list of the same. */
  page: RefObject<HTMLElement | null>;
  routes: readonly RouteView[];
  /** Where the figure goes; no stone = it stays near the flag. */
  current: SteenView | null;
  place: LandkaartPlace;
  motion: Motion;
  calm: boolean;
  /** The functions must keep their identity. */
  onChange: Homecoming['change'];
  onClose(): void;
  onTell(sentence: string): void;
  onPlay(sound: string): void;
  /** Null = the child wants no sound. */
  onSay: ((audioId: string) => void) | null;
}

/** The map is on the screen before anything moves. */
const BEGIN_MS = 180;
const GESTURES = ['pointerdown', 'keydown', 'wheel'] as const;

const find = (page: Props['page'], selector: string): HTMLElement | null =>
  page.current?.querySelector<HTMLElement>(selector) ?? null;
const steenOf = ({ page, run }: Props): HTMLElement | null =>
  find(page, `[data-knoop="${steenId({ taakId: run.moments.taakId })}"]`);
const figureOf = ({ page }: Props): HTMLElement | null => find(page, '.avatar-spot');
const mistOf = ({ page }: Props): HTMLElement[] => [
  ...(page.current?.querySelectorAll<HTMLElement>('.card__mist[data-lifts]') ?? []),
];

/** The stars of the round come to their stone. */
async function showStars(props: Props, stars: readonly Element[]): Promise<void> {
  await pauseFor(BEGIN_MS);
  const spot = steenOnScreen(steenOf(props));
  if (spot === null) return;
  if (props.calm) {
    await fade(figureOf(props), 'out');
    return;
  }
  await Promise.all(
    props.run.moments.landing.map(async (slot, turn) => {
      const star = stars[turn];
      if (star === undefined) return;
      await landStar(star, spot, { slot, turn });
      props.onPlay(`chime-${1 + 2 * turn}`);
    }),
  );
}

async function showCount(props: Props, star: Element | null): Promise<void> {
  const spot = steenOnScreen(steenOf(props));
  const counter = find(props.page, '.card-hud__star');
  const end = middleOf(counter);
  if (star !== null && spot !== null && end !== null) {
    await countStar(star, spot, end);
    spring(counter?.parentElement);
    props.onPlay('ding');
  }
  props.onChange({ counted: true });
}

async function showWalk(props: Props): Promise<void> {
  const figure = figureOf(props);
  if (figure === null) return;
  if (props.calm) {
    figure.getAnimations().forEach((animation) => animation.cancel());
    await fade(figure, 'in');
    return;
  }
  const way = wayHome(props.routes, props.run.moments.taakId, {
    taakId: props.current?.item.taakId ?? null,
    place: props.place,
  });
  if (way.length === 0) return;
  const { frames, duration } = walkFrames(way);
  props.onPlay('tap');
  await figure.animate(frames, { duration, easing: 'cubic-bezier(.4, 0, .5, 1)', fill: 'backwards' }).finished;
  spring(figure);
}

async function showMist(props: Props): Promise<void> {
  const mist = mistOf(props);
  const land = LAND_LAYOUT.find(({ code }) => code === props.run.moments.landen.at(-1));
  if (mist.length === 0 || !land) return;
  if (props.calm) {
    await Promise.all(mist.map((one) => fade(one, 'out')));
    return;
  }
  props.motion.applyToPlace(land.plate);
  props.onPlay('fanfare-s');
  await Promise.all(mist.map((one) => liftMist(one, 100)));
}

async function showWay(props: Props, star: Element | null): Promise<void> {
  if (!props.calm) spring(steenOf(props)?.firstElementChild);
  await Promise.all([showCount(props, props.calm ? null : star), showWalk(props)]);
  await showMist(props);
}

/** What a child hears and reads of it. */
function useSentence({ moments }: HomecomingRun): string {
  const { t } = useTranslation(['homecoming', 'landkaart']);
  const gained = moments.stars.to - moments.stars.from;
  const open = LAND_LAYOUT.filter(({ code }) => moments.landen.includes(code));
  return [
    gained > 0 ? t('sterren', { count: gained }) : '',
    ...open.map(({ code }) => t('land', { land: t(`landkaart:land.${code}`) })),
    moments.dayDone ? t('feest') : '',
    moments.next === null ? '' : t('steen', moments.next),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** From the game back to the map: the stars come to their place, the figure goes on, the mist lifts. Any touch or key ends it at once. */
export function HomecomingMoments(props: Props): ReactNode {
  const { run, page, motion, onChange, onClose, onTell } = props;
  const { step, moments } = run;
  const stars = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  useLayoutEffect(() => {
    now.current = props;
  });
  const sentence = useSentence(run);
  // Where nothing flies the sentence is all there is; the feast speaks for itself.
  const say = props.calm && !moments.dayDone ? props.onSay : null;
  useEffect(() => {
    onTell(sentence);
    if (sentence !== '') say?.(`z:${sentence}`);
  }, [onTell, say, sentence]);
  const next = (): void => (moments.dayDone ? onChange({ step: 'feast', counted: true }) : onClose());
  const goOn = useRef(next);
  useLayoutEffect(() => {
    goOn.current = next;
  });

  useLayoutEffect(() => {
    if (step === 'feast') return undefined;
    let gone = false;
    const drawn = [...(stars.current?.children ?? [])];
    const show = step === 'stars' ? showStars(now.current, drawn) : showWay(now.current, drawn[0] ?? null);
    // A flight that is cut off ends like one that is over.
    void show
      .catch(() => undefined)
      .then(() => {
        if (gone) return;
        if (step === 'stars') onChange({ step: 'walk' });
        else goOn.current();
      });
    return () => {
      gone = true;
    };
  }, [step, onChange]);
  useEffect(() => {
    const { current: seen } = page;
    return () => {
      for (const part of seen?.querySelectorAll('.avatar-spot, .card__mist') ?? [])
        part.getAnimations().forEach((animation) => animation.cancel());
    };
  }, [page]);
  useEffect(() => {
    if (step === 'feast') return undefined;
    const skip = (): void => goOn.current();
    for (const gesture of GESTURES) globalThis.addEventListener(gesture, skip, { capture: true });
    return () => {
      for (const gesture of GESTURES) globalThis.removeEventListener(gesture, skip, { capture: true });
    };
  }, [step]);
  // Where the map showed a land that opened, it goes back to the child.
  useEffect(() => () => motion.goHome(), [motion]);

  const count = step === 'stars' ? moments.landing.length : moments.stars.to > moments.stars.from ? 1 : 0;
  if (step === 'feast' || props.calm) return null;
  return (
    <div className="homecoming" ref={stars} aria-hidden="true">
      {Array.from({ length: count }, (_, nr) => (
        <span key={`${step}-${nr}`} style={{ width: STAR_SIZE, height: STAR_SIZE }}>
          <Star on />
        </span>
      ))}
    </div>
  );
}
