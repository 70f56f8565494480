import { type Rng } from '#engine/core/basis/rng.ts';
import { leg, line, multiply, silence, show, type Wave } from './dsp.ts';
import { filter, reverb } from './filter.ts';
import { note } from './instruments.ts';

interface Voice {
  f: number;
  inflection: (t: number) => number;
  formant: number;
  sec: number;
}

/** A humming voice: rounded saw through one vowel formant. */
function hum(voice: Voice): Wave {
  const wave = filter(
    show('zaag', (t) => voice.f * voice.inflection(t) * (1 + 0.006 * Math.sin(2 * Math.PI * 5.5 * t)), voice.sec),
    'laag',
    { f: voice.formant, q: 1.5 },
  );
  return multiply(wave, line([0, 0], [0.09, 1], [voice.sec * 0.6, 0.85], [voice.sec, 0]));
}

/** Many voices at once, each a little different, starting not quite together. */
export function crowd(rng: Rng, voices: number, form: Omit<Voice, 'f'>): Wave {
  const out = silence(form.sec + 0.3);
  for (let i = 0; i < voices; i++)
    leg(out, hum({ ...form, f: note(50 + rng.int(18)), formant: form.formant * (0.85 + rng.next() * 0.4) }), {
      op: rng.next() * 0.22,
      gain: 0.4,
    });
  return reverb(out, { wet: 0.3, staart: 0.3 });
}
