import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { t } from '../texts.ts';
import type { Fault } from './scene-api.ts';

/** Screens that a scene is looked at on, CSS px. */
export const SCREENS = {
  lap: [1280, 720],
  tablet: [1024, 768],
  phone: [844, 390],
  upright: [390, 844],
} as const;
export type Screen = keyof typeof SCREENS;

interface Props {
  address: string;
  doc: unknown;
  screen: Screen;
  frame: RefObject<HTMLIFrameElement | null>;
  onFault(fault: Fault | null): void;
  /** What lies over the picture, given the CSS px per px of the screen. */
  over(scale: number): ReactNode;
}

/** A value is dragged through many others: the scene follows the hand, but not each of its pixels. */
const SETTLE_MS = 120;

/** How much smaller than its screen the picture is drawn to fit. */
function useFit(box: RefObject<HTMLElement | null>, [width, height]: readonly [number, number]): number {
  const [scale, setScale] = useState(0.5);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const fit = (): void => setScale(Math.min(element.clientWidth / width, element.clientHeight / height, 1) || 0.5);
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, width, height]);
  return scale;
}

/** Counts how often a game has come up in the frame; a page that was loaded anew must be shown the document again. */
function useReady(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const ready = (): void => setTimes((n) => n + 1);
    window.addEventListener('scene-ready', ready);
    return () => window.removeEventListener('scene-ready', ready);
  }, []);
  return times;
}

/** The game itself at the size of a screen, with the document of now. */
export function ScenePreview({ address, doc, screen, frame, onFault, over }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const size = SCREENS[screen];
  const scale = useFit(box, size);
  const ready = useReady();
  useEffect(() => {
    const timer = setTimeout(() => {
      const show = frame.current?.contentWindow?.showScene;
      if (show !== undefined) onFault(show(doc));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [doc, ready, frame, onFault]);
  const [width, height] = size;
  return (
    <div ref={box} className="scene-box">
      <div className="scene-screen" style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          ref={frame}
          title={t('scene.voorbeeld')}
          src={address}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${String(scale)})` }}
        />
        {over(scale)}
      </div>
    </div>
  );
}
