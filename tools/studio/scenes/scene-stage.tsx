import { Application, extend } from '@pixi/react';
import { Container, Graphics, Text, type FederatedPointerEvent } from 'pixi.js';
import { useRef, type ReactNode } from 'react';
import type { DocumentPath } from './document-path.ts';
import type { Outline, PlacedThing } from './scene-tree.ts';

extend({ Container, Graphics, Text });

/** Space of the documents, px. */
const STAGE = { width: 1280, height: 720 } as const;
const HANDLE = 15;
/** Held with Shift, things stand on a grid, px. */
const GRID = 10;
const COLORS = { free: '#1b6ca8', chosen: '#9a1286', line: '#ffffff', body: '#b03a0a', touch: '#0b7a75' } as const;

interface Props {
  things: readonly PlacedThing[];
  /** CSS px per stage px. */
  scale: number;
  chosen: string;
  onChoose(path: DocumentPath): void;
  onMove(path: DocumentPath, at: [number, number]): void;
  onDrop(): void;
}

const drawHandle =
  (color: string) =>
  (g: Graphics): void => {
    g.clear().circle(0, 0, HANDLE).fill({ color, alpha: 0.85 }).stroke({ color: COLORS.line, width: 3 });
    g.moveTo(-6, 0).lineTo(6, 0).moveTo(0, -6).lineTo(0, 6).stroke({ color: COLORS.line, width: 2 });
  };

const drawOutline =
  ({ kind, r, size: [w, h] = [0, 0] }: Outline) =>
  (g: Graphics): void => {
    g.clear();
    if (r === undefined) g.rect(-w / 2, -h / 2, w, h);
    else g.circle(0, 0, r);
    g.stroke({ color: COLORS[kind], width: 3, alpha: 0.9 });
  };

/** Handles over the picture of a scene, in the stage's own px: a thing is dragged to where it must stand. */
export function SceneStage({ things, scale, chosen, onChoose, onMove, onDrop }: Props): ReactNode {
  const held = useRef<DocumentPath | null>(null);
  const ground = useRef<Container>(null);
  const drag = (event: FederatedPointerEvent): void => {
    if (held.current === null || ground.current === null) return;
    const { x, y } = event.getLocalPosition(ground.current);
    const step = event.shiftKey ? GRID : 1;
    onMove(held.current, [Math.round(x / step) * step, Math.round(y / step) * step]);
  };
  const drop = (): void => {
    if (held.current !== null) onDrop();
    held.current = null;
  };
  return (
    <Application width={STAGE.width * scale} height={STAGE.height * scale} backgroundAlpha={0} antialias>
      <pixiContainer
        ref={ground}
        scale={scale}
        eventMode="static"
        onGlobalPointerMove={drag}
        onPointerUp={drop}
        onPointerUpOutside={drop}
      >
        {things.map(({ path, label, at: [x, y], outlines }) => {
          const key = path.join('.');
          const color = key === chosen ? COLORS.chosen : COLORS.free;
          return (
            <pixiContainer
              key={key}
              x={x}
              y={y}
              eventMode="static"
              cursor="move"
              onPointerDown={() => {
                held.current = path;
                onChoose(path);
              }}
            >
              {outlines.map((outline) => (
                <pixiGraphics
                  key={outline.kind}
                  x={outline.x}
                  y={outline.y}
                  angle={outline.angle}
                  draw={drawOutline(outline)}
                />
              ))}
              <pixiGraphics draw={drawHandle(color)} />
              <pixiText
                text={label}
                x={HANDLE + 4}
                y={-10}
                style={{ fontFamily: 'Lexend', fontSize: 17, fill: color, stroke: { color: COLORS.line, width: 4 } }}
              />
            </pixiContainer>
          );
        })}
      </pixiContainer>
    </Application>
  );
}
