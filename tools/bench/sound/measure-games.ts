import { allBundles } from '../../build/sounds/bundles.ts';
import { integratedLoudness } from '../../build/sounds/integrated-loudness.ts';
import { portrait, repeatsAfter, truePeak, unlike } from './judgement.ts';
import { createKlank } from '../../build/sounds/sprite.ts';
import { mixOf, OFTEN, takesOf } from './takes.ts';

const fixed = (value: number): string => value.toFixed(1).padStart(8);
const HEAD =
  'game                 music LUFS  peak dB repeats s | minute LUFS  peak dB | sounds, and what is heard often: times a minute, takes, least difference';

/** One line a game: its loop, a minute of it as the device mixes it, and the takes of what is heard often. */
export async function measureGames(
  slugs: readonly string[],
  print: (line: string) => void,
  whole = false,
): Promise<void> {
  const bundles = await allBundles();
  const loops = new Map<string, Float64Array>();
  print(HEAD);
  for (const slug of slugs) {
    const music = bundles.find(({ naam }) => naam === `muziek-${slug}`)?.klanken[0];
    if (music === undefined) continue;
    const wave = createKlank(music);
    loops.set(slug, portrait(wave));
    const takes = await takesOf(slug, bundles);
    const mix = await mixOf(slug, takes, wave);
    const often = takes
      .filter(({ perMinute, waves }) => perMinute >= OFTEN && waves.length > 0)
      .map((one) => `${one.name} ${Math.round(one.perMinute)} x${one.waves.length} ${one.unlike.toFixed(1)}`);
    print(
      `${slug.padEnd(20)} ${fixed(integratedLoudness(wave))} ${fixed(truePeak(wave))} ${fixed(repeatsAfter(wave))}  | ${fixed(integratedLoudness(mix))} ${fixed(truePeak(mix))}  | ${takes.length}: ${often.join(', ')}`,
    );
  }
  for (const { naam, klanken } of bundles) {
    const [music] = klanken;
    const land = naam.replace('muziek-', '');
    if (music?.scale !== 'whole' || loops.has(land) || slugs.includes(land) || !whole) continue;
    const wave = createKlank(music);
    loops.set(land, portrait(wave));
    print(
      `${land.padEnd(20)} ${fixed(integratedLoudness(wave))} ${fixed(truePeak(wave))} ${fixed(repeatsAfter(wave))}`,
    );
  }
  for (const [slug, own] of loops) {
    const [nearest] = [...loops]
      .filter(([other]) => other !== slug)
      .map(([other, loop]) => ({ other, difference: unlike(own, loop) }))
      .toSorted((a, b) => a.difference - b.difference);
    if (nearest !== undefined)
      print(`${slug.padEnd(20)} loop nearest to ${nearest.other}: ${nearest.difference.toFixed(1)} dB`);
  }
}
