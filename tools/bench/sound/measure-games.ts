import { allBundles } from '../../build/sounds/bundles.ts';
import type { Wave } from '../../build/sounds/dsp.ts';
import { integratedLoudness } from '../../build/sounds/integrated-loudness.ts';
import type { Bundle } from '../../build/sounds/kinds.ts';
import { createKlank } from '../../build/sounds/sprite.ts';
import { portrait, repeatsAfter, truePeak, unlike } from './compare.ts';
import { mixOf, OFTEN, takesOf } from './takes.ts';

type Print = (line: string) => void;
const fixed = (value: number): string => value.toFixed(1).padStart(8);
const HEAD =
  'loop                     LUFS  peak dB repeats s | minute LUFS  peak dB | sounds, and what is heard often: times a minute, takes, least difference';

const loopLine = (name: string, wave: Wave): string =>
  `${name.padEnd(20)} ${fixed(integratedLoudness(wave))} ${fixed(truePeak(wave))} ${fixed(repeatsAfter(wave))}`;

/** A minute of a game as the device mixes it, and the takes of what is heard often. */
async function minuteLine(slug: string, bundles: readonly Bundle[], music: Wave): Promise<string> {
  const takes = await takesOf(slug, bundles);
  const mix = await mixOf(slug, { takes, music });
  const often = takes
    .filter(({ perMinute, waves }) => perMinute >= OFTEN && waves.length > 0)
    .map((one) => `${one.name} ${Math.round(one.perMinute)} x${one.waves.length} ${one.unlike.toFixed(1)}`);
  return `  | ${fixed(integratedLoudness(mix))} ${fixed(truePeak(mix))}  | ${takes.length}: ${often.join(', ')}`;
}

function tellNearest(loops: ReadonlyMap<string, Float64Array>, print: Print): void {
  for (const [name, own] of loops) {
    const [nearest] = [...loops]
      .filter(([other]) => other !== name)
      .map(([other, loop]) => ({ other, difference: unlike(own, loop) }))
      .toSorted((a, b) => a.difference - b.difference);
    if (nearest !== undefined)
      print(`${name.padEnd(20)} loop nearest to ${nearest.other}: ${nearest.difference.toFixed(1)} dB`);
  }
}

/** One line for the loop of every game and land that is wanted; all of them when none is named. */
export async function measureGames(slugs: readonly string[], wanted: readonly string[], print: Print): Promise<void> {
  const bundles = await allBundles();
  const loops = new Map<string, Float64Array>();
  print(HEAD);
  for (const { naam: bundle, klanken } of bundles) {
    const [music] = klanken;
    const name = bundle.replace('muziek-', '');
    if (music?.scale !== 'whole' || (wanted.length > 0 && !wanted.includes(name))) continue;
    const wave = createKlank(music);
    loops.set(name, portrait(wave));
    print(loopLine(name, wave) + (slugs.includes(name) ? await minuteLine(name, bundles, wave) : ''));
  }
  tellNearest(loops, print);
}
