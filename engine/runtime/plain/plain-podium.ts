import { createLayout } from '../layout/layout.ts';
import { Loop, startFrames } from '../loop.ts';
import { createEmptyPaint } from './empty-paint.ts';
import type { Act, Podium } from '../podium.ts';

/** A stage without a picture: time goes on, nothing is drawn. For devices without WebGL, where the page itself shows the questions. */
export function createPlainPodium(): Podium {
  const layout = createLayout({ w: 1280, h: 720, topCss: 0, bottomCss: 0 });
  const paint = createEmptyPaint();
  let act: Act | null = null;
  const loop = new Loop({ step: (dt) => act?.tick(dt), render: (frame) => act?.render(frame) });
  const onVisibility = (): void => {
    loop.reset();
    act?.onHidden(document.hidden);
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stopFrames = startFrames((now) => {
    if (act !== null && !document.hidden) loop.frame(now);
  });
  return {
    canvas: document.createElement('canvas'),
    paint,
    layout,
    resolution: 1,
    weak: true,
    upright: false,
    mount: (next) => {
      act = next;
      loop.reset();
      next.onLayout(layout);
    },
    remount: () => undefined,
    unmount: (old) => {
      if (act === old) act = null;
    },
    setInsets: () => undefined,
    step: (n) => loop.step(n),
    destroy: () => {
      stopFrames();
      document.removeEventListener('visibilitychange', onVisibility);
      paint.destroy();
    },
  };
}
