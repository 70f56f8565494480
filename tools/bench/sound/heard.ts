import { playWithBot } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '#games/registry.ts';

/** A sound that a child hears, by the name that the scene gives it, and when, in s of the round. */
export interface Heard {
  name: string;
  at: number;
  /** As loud as the scene asks, 0..1. */
  volume: number;
}

/** A line that is spoken, and from when, in s of the round. */
export interface Said {
  audio: string;
  at: number;
}

/** What is heard and said in a round of a game of `seconds` at most, played by a bot that is sometimes wrong. */
export async function heardIn(slug: string, seconds: number): Promise<{ heard: Heard[]; said: Said[] }> {
  const spel = await loadSpel(slug, 'nl');
  if (spel === null) throw new Error(`no game ${slug}`);
  const { doc, eigen } = spel;
  const heard: Heard[] = [];
  const said: Said[] = [];
  await playWithBot({
    doc,
    ...(eigen === undefined ? {} : { eigen }),
    fixture: doc.tests.fixtures[0] ?? '',
    bot: 'willekeurig',
    items: doc.round.items,
    s: 0.4,
    maxSeconds: seconds,
    watch: ({ sound }, at) => {
      for (let nr = heard.length; nr < sound.played.length; nr += 1)
        heard.push({ name: sound.played[nr] ?? '', at, volume: sound.volumes[nr] ?? 1 });
      for (let nr = said.length; nr < sound.spoken.length; nr += 1) said.push({ audio: sound.spoken[nr] ?? '', at });
    },
  });
  return { heard, said };
}
