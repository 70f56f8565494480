import createEspeak from '@echogarden/espeak-ng-emscripten';
import { cut, toFloat } from './speech-wave.ts';
import type { Vraag } from './speech-protocol.ts';

// espeak has no Flemish voice: the same voice, higher.
const SHOW = { nl: 50, be: 62 } as const;

/** Loads espeak-ng; only the speech process and its test may do so (GPL-3). */
export async function createVoice(): Promise<(vraag: Omit<Vraag, 'id'>) => Float32Array> {
  const espeak = await createEspeak();
  const worker = await new espeak.eSpeakNGWorker();
  return ({ stem: voice, tekst: text, tempo, klank }) => {
    worker.set_voice('nl');
    worker.set_rate(tempo);
    worker.set_pitch(SHOW[voice]);
    const chunks: Int16Array[] = [];
    worker.synthesize(klank ? `[[${klank.fonemen}]]` : text, (samples) => {
      if (samples) chunks.push(samples);
      return false;
    });
    const wave = toFloat(chunks);
    return klank?.maxMs ? cut(wave, klank.maxMs) : wave;
  };
}
