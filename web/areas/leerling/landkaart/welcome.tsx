import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import type { LandkaartPlace } from './card-layout.ts';
import type { RouteView, SteenView } from './card-model.ts';
import type { Motion } from './motion.ts';
import type { Homecoming } from './use-homecoming.ts';

/** What cannot be fetched is over at once. */
function Nothing({ onClose }: { onClose(): void }): null {
  useEffect(onClose, [onClose]);
  return null;
}
// The loader fails before the promise of the import does when a style sheet cannot be had, so the whole of it is tried.
const HomecomingMoments = lazy(async () => {
  try {
    return { default: (await import('./homecoming/homecoming.tsx')).HomecomingMoments };
  } catch {
    return { default: Nothing };
  }
});
const Feast = lazy(async () => {
  try {
    return { default: (await import('./homecoming/feast.tsx')).Feast };
  } catch {
    return { default: Nothing };
  }
});

export interface WelcomeProps {
  homecoming: Homecoming;
  page: RefObject<HTMLElement | null>;
  routes: readonly RouteView[];
  current: SteenView | null;
  place: LandkaartPlace;
  motion: Motion;
  calm: boolean;
  /** The sentence is seen, not only heard. */
  line: boolean;
  /** What comes by itself may speak. */
  aloud: boolean;
  figure: OwnFigure;
  /** These keep their identity. */
  onSay(audioId: string): void;
  onPlay(sound: string): void;
  onMore(steen: SteenView): void;
}

/** How long the sentence of the calm twin stays. */
const LINE_MS = 10_000;

function Line({ sentence, seen }: { sentence: string; seen: boolean }): ReactNode {
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (sentence === '') return undefined;
    const timer = setTimeout(() => setGone(sentence), LINE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className={seen && sentence !== '' && gone !== sentence ? 'card__line' : 'only-reader'} role="status">
      {sentence}
    </p>
  );
}

/** The way home after a round, the feast at the end of a day, and the same in words. */
export function Welcome(props: WelcomeProps): ReactNode {
  const { homecoming, calm, current, onSay, onMore } = props;
  const { run, sentence, end, tell, change } = homecoming;
  const more = useCallback(() => {
    end();
    if (current) onMore(current);
  }, [end, onMore, current]);
  return (
    <>
      <Line sentence={sentence} seen={props.line} />
      {run !== null && run.step !== 'feast' && (
        <Suspense>
          <HomecomingMoments
            run={run}
            page={props.page}
            routes={props.routes}
            current={current}
            place={props.place}
            motion={props.motion}
            calm={calm}
            onChange={change}
            onClose={end}
            onTell={tell}
            onSay={props.aloud ? onSay : null}
            onPlay={props.onPlay}
          />
        </Suspense>
      )}
      {run?.step === 'feast' && (
        <Suspense>
          <Feast
            words={run.arrival.words}
            figure={props.figure}
            calm={calm}
            aloud={props.aloud}
            more={current !== null}
            onSay={onSay}
            onClose={end}
            onMore={more}
          />
        </Suspense>
      )}
    </>
  );
}
