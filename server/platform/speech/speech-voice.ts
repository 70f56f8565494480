import createEspeak from '@echogarden/espeak-ng-emscripten';
import { flemishFonemen, flemishText } from './speech-flemish.ts';
import { cut, toFloat } from './speech-wave.ts';
import type { Vraag } from './speech-protocol.ts';

/** Loads espeak-ng; only the speech process and its test may do so (GPL-3). */
export async function createVoice(): Promise<(vraag: Omit<Vraag, 'id'>) => Float32Array> {
  const espeak = await createEspeak();
  const worker = await new espeak.eSpeakNGWorker();
  const fonemenOf = (text: string): string => {
    const { ptr: start } = worker.convert_to_phonemes(text, false);
    return Buffer.from(espeak.HEAPU8.subarray(start, espeak.HEAPU8.indexOf(0, start))).toString('utf8');
  };
  // espeak has no Flemish voice: the Dutch one with the sounds that Flanders says otherwise.
  const textIn = (stem: Vraag['stem'], text: string): string => (stem === 'be' ? flemishText(text, fonemenOf) : text);
  const fonemenIn = (stem: Vraag['stem'], fonemen: string): string =>
    stem === 'be' ? flemishFonemen(fonemen) : fonemen;
  return ({ stem: voice, tekst: text, tempo, klank }) => {
    worker.set_voice('nl');
    worker.set_rate(tempo);
    const chunks: Int16Array[] = [];
    const said = klank ? `[[${fonemenIn(voice, klank.fonemen)}]]` : textIn(voice, text);
    worker.synthesize(said, (samples) => {
      if (samples) chunks.push(samples);
      return false;
    });
    const wave = toFloat(chunks);
    return klank?.maxMs ? cut(wave, klank.maxMs) : wave;
  };
}
