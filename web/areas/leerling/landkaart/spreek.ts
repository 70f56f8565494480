import { spraakAdres } from '#server/features/spraak/spraak.contract.ts';
import { http } from '#web/platform/http.ts';
import { log } from '#web/platform/logboek.ts';

const bewaard = new Map<string, string>();
const BEWAAR_MAX = 40;
let speler: HTMLAudioElement | null = null;

async function haalGeluid(adres: string): Promise<string> {
  const eerder = bewaard.get(adres);
  if (eerder !== undefined) return eerder;
  const antwoord = await http.vraag(adres.replace(/^\/api/, ''));
  const url = URL.createObjectURL(await antwoord.blob());
  const oudste = bewaard.keys().next().value;
  if (bewaard.size >= BEWAAR_MAX && oudste !== undefined) {
    URL.revokeObjectURL(bewaard.get(oudste) ?? '');
    bewaard.delete(oudste);
  }
  bewaard.set(adres, url);
  return url;
}

/** Says an audio id (`w:` word, `z:` sentence, `k:` grapheme); a missing sound is silent, because the text stands beside the button. */
export async function zeg(stem: 'nl' | 'be', audioId: string): Promise<void> {
  try {
    const url = await haalGeluid(spraakAdres(stem, audioId));
    speler?.pause();
    speler = new Audio(url);
    await speler.play();
  } catch {
    log('speech is not available');
  }
}
