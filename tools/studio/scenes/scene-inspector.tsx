import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { t } from '../texts.ts';
import type { LogLine } from '../round-log.ts';
import { linesOf, replay } from './replay-round.ts';

type Frame = RefObject<HTMLIFrameElement | null>;
const LOOK_MS = 500;

/** Something of the running game, looked at twice a second. */
function useLook<T>(frame: Frame, look: (page: Window) => T, none: T): T {
  const [seen, setSeen] = useState(none);
  useEffect(() => {
    const timer = setInterval(() => {
      const page = frame.current?.contentWindow;
      if (page !== null && page !== undefined) setSeen(look(page));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [frame, look]);
  return seen;
}

interface Meter {
  fps: number;
  worst: number;
  kilobytes: number | null;
}

interface HeapPerformance extends Performance {
  memory?: { usedJSHeapSize: number };
}
const heapOf = ({ memory }: HeapPerformance): number | null => memory?.usedJSHeapSize ?? null;

/** Frames of the page of the game: how many, the longest, and what was allocated in each. */
function useMeter(frame: Frame): Meter | null {
  const [meter, setMeter] = useState<Meter | null>(null);
  useEffect(() => {
    let id = 0;
    let times: number[] = [];
    let heap: number | null = null;
    let last = 0;
    const tap = (now: number): void => {
      id = requestAnimationFrame(tap);
      if (last > 0) times.push(now - last);
      last = now;
      const total = times.reduce((sum, ms) => sum + ms, 0);
      if (total < 1000) return;
      const page = frame.current?.contentWindow;
      const used = page === null || page === undefined ? null : heapOf(page.performance);
      const grown = heap === null || used === null ? null : Math.max(0, used - heap) / times.length / 1024;
      setMeter({ fps: (1000 * times.length) / total, worst: Math.max(...times), kilobytes: grown });
      heap = used;
      times = [];
    };
    id = requestAnimationFrame(tap);
    return () => cancelAnimationFrame(id);
  }, [frame]);
  return meter;
}

export function FrameMeter({ frame }: { frame: Frame }): ReactNode {
  const meter = useMeter(frame);
  if (meter === null) return null;
  return (
    <p className="meta" role="status">
      {t('scene.meter', { fps: Math.round(meter.fps), ergst: Math.round(meter.worst) })}
      {meter.kilobytes !== null && ` · ${t('scene.meterKb', { kb: Math.round(meter.kilobytes) })}`}
    </p>
  );
}

const accessibleOf = ({ document }: Window): string[] =>
  [...document.querySelectorAll('button, [role], h1, h2')].flatMap((element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return name === '' ? [] : [`${role}: ${name}`];
  });

/** What a screen reader and a keyboard find. */
export function AccessibleList({ frame }: { frame: Frame }): ReactNode {
  const lines = useLook(frame, accessibleOf, []);
  return (
    <ul className="scene-list">
      {lines.map((line, at) => (
        // Two buttons may well be called the same.
        <li key={`${String(at)} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

/** The log grows in place: what is shown is how it was at a moment. */
const linesNow = (page: Window): readonly LogLine[] => [...linesOf(page)];

/** Every attempt of the round with its verdict, and the round once more. */
export function RoundLogPanel({ frame }: { frame: Frame }): ReactNode {
  const lines = useLook(frame, linesNow, []);
  const [told, setTold] = useState('');
  const again = async (): Promise<void> => {
    const page = frame.current?.contentWindow;
    if (page === null || page === undefined) return;
    setTold(t('scene.speeltOpnieuw'));
    setTold((await replay(page, lines)) ? t('scene.zelfde') : t('scene.anders'));
  };
  return (
    <>
      <div className="row">
        <button type="button" className="button" disabled={lines.length === 0} onClick={() => void again()}>
          {t('scene.opnieuwSpelen')}
        </button>
        <span role="status">{told}</span>
      </div>
      <ol className="scene-list">
        {lines.map(({ at, attempt, verdict }, nr) => (
          <li key={`${String(nr)} ${String(at)}`}>
            {`${at.toFixed(1)} s · ${attempt.kind} · ${verdict.ok ? t('scene.goed') : t('scene.bijna')}`}
          </li>
        ))}
      </ol>
    </>
  );
}
