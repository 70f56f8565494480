import type { SceneDoc } from '#engine/document/scene.ts';
import type { Extensions } from '#engine/runtime/own.ts';

/** Loads what a game is played with, so that it can be played without a line: engine, mechanics, overlay and pictures. Rejects when a part is missing. */
export async function loadSpelAhead(
  spel: string,
  doc: Pick<SceneDoc, 'mechanics' | 'physics'>,
  own: Extensions = {},
): Promise<void> {
  const [{ textureResolution }, { ENGINE_KIT }, { warmSceneAssets }] = await Promise.all([
    import('#engine/runtime/podium.ts'),
    import('#engine/assembly/kit.ts'),
    import('#engine/runtime/assets.ts'),
    import('#engine/runtime/spel.ts'),
    import('#engine/runtime/own-figure.ts'),
    import('./pause.tsx'),
    import('./result.tsx'),
    import('./task-icon.tsx'),
    import('./plain-board.tsx'),
    import('#engine/runtime/plain/plain-podium.ts'),
    import('#engine/runtime/plain/plain-play.ts'),
    import('howler'),
  ]);
  for (const { use } of doc.mechanics) if (own.mechanics?.[use] === undefined) await ENGINE_KIT.mechanics[use]?.();
  if (doc.physics?.engine === 'matter') await import('#engine/runtime/world/physics.ts');
  await warmSceneAssets({ spel, resolution: textureResolution() });
}
