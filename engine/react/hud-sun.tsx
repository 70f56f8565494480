import { useEffect, useState, type ReactNode } from 'react';
import { SunClock, sunHeight } from './sun-clock.tsx';
import type { PlaySun } from './spel-props.ts';
import type { Texts } from './texts.ts';

/** Often enough for a sun that sinks in a minute, seldom enough to cost nothing. */
const LOOK_MS = 1_000;

/** The sun of a round with an end in time, in the bar of the game. */
export function HudSun({ sun, texts }: { sun: PlaySun; texts: Texts }): ReactNode {
  const { until, total } = sun;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const part = (until - now) / total;
  return (
    <span className="hud-sun">
      <SunClock part={part} label={texts(`spel.zon.${sunHeight(part)}`)} />
    </span>
  );
}
