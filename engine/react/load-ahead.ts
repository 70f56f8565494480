import type { SceneDoc } from '#engine/document/scene.ts';
import { warmMotor } from './motor.ts';

/** Loads what a game is played with, so that it can be played without a line: engine, mechanics, overlay and pictures. Rejects when a part is missing. */
export async function loadSpelAhead(doc: SceneDoc): Promise<void> {
  await Promise.all([
    warmMotor(doc, 'all'),
    import('./pause.tsx'),
    import('./result.tsx'),
    import('./task-icon.tsx'),
    import('./plain-board.tsx'),
    import('#engine/runtime/plain/plain-podium.ts'),
    import('#engine/runtime/plain/plain-play.ts'),
  ]);
}
