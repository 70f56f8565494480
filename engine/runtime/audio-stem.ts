import type { Howl } from 'howler';
import { createApparaatStem, type ApparaatStem } from './audio-apparaatstem.ts';
import type { HowlerModule } from './audio-sprites.ts';

export interface StemOpties {
  /** Bearer token of the session; null when there is none. */
  token(): string | null;
  stem: 'nl' | 'be';
  /** Address of an uploaded recording, or null. */
  opname(audio: string): string | null;
  /** Base of the speech service, e.g. `/api/spraak`. */
  spraak: string;
  laadHowler: () => Promise<HowlerModule>;
  fetch: typeof fetch;
  volume(): number;
  apparaat?: ApparaatStem;
}

const BEWAAR = 200;

/** The voice: recording, else the voice of the device, else our own synthesis. A newer line stops the older one. */
export class Stem {
  private readonly opties: StemOpties;
  private readonly apparaat: ApparaatStem;
  private readonly bewaard = new Map<string, Promise<string | null>>();
  private nummer = 0;
  private spelend: { howl: Howl; los: () => void } | null = null;

  constructor(opties: StemOpties) {
    this.opties = opties;
    this.apparaat = opties.apparaat ?? createApparaatStem(opties.stem, globalThis.speechSynthesis);
  }

  /** Resolves when the line is over, was replaced, or could not be said. */
  async say(audio: string): Promise<void> {
    this.stop();
    const mijn = this.nummer;
    const gelukt = (await this.recording(audio, mijn)) || (mijn === this.nummer && (await this.device(audio)));
    if (!gelukt && mijn === this.nummer) await this.synthesis(audio, mijn);
  }

  stop(): void {
    this.nummer += 1;
    this.apparaat.stop();
    const { spelend } = this;
    this.spelend = null;
    spelend?.howl.stop();
    spelend?.los();
  }

  /** Fetches our own synthesis ahead of time. */
  prepare(audio: string): void {
    if (this.opties.opname(audio) === null) void this.url(audio);
  }

  private async recording(audio: string, mijn: number): Promise<boolean> {
    const adres = this.opties.opname(audio);
    return adres !== null && this.play(adres, mijn);
  }

  private async device(audio: string): Promise<boolean> {
    // A device reads a grapheme as the name of the letter, so sounds always come from our own synthesis.
    if (audio.startsWith('k:')) return false;
    return this.apparaat.say(audio.replace(/^[wz]:/, ''), this.opties.volume());
  }

  private async synthesis(audio: string, mijn: number): Promise<void> {
    const adres = await this.url(audio);
    if (adres !== null && mijn === this.nummer) await this.play(adres, mijn);
  }

  private url(audio: string): Promise<string | null> {
    const oud = this.bewaard.get(audio);
    if (oud) return oud;
    const taak = this.download(audio).catch(() => null);
    this.bewaard.set(audio, taak);
    void taak.then((adres) => {
      if (adres === null) this.bewaard.delete(audio);
    });
    this.trim();
    return taak;
  }

  private async download(audio: string): Promise<string | null> {
    const { spraak, stem, token } = this.opties;
    const bearer = token();
    const antwoord = await this.opties.fetch(`${spraak}/${stem}/${encodeURIComponent(audio)}`, {
      headers: bearer === null ? {} : { Authorization: `Bearer ${bearer}` },
    });
    return antwoord.ok ? URL.createObjectURL(await antwoord.blob()) : null;
  }

  private trim(): void {
    for (const [audio, taak] of this.bewaard) {
      if (this.bewaard.size <= BEWAAR) return;
      this.bewaard.delete(audio);
      void taak.then((adres) => {
        if (adres !== null) URL.revokeObjectURL(adres);
      });
    }
  }

  private async play(adres: string, mijn: number): Promise<boolean> {
    const { Howl } = await this.opties.laadHowler();
    if (mijn !== this.nummer) return true;
    return new Promise<boolean>((resolve) => {
      const howl = new Howl({ src: [adres], format: ['mp3'], volume: this.opties.volume() });
      // A locked or missing audio device must never hold up the game.
      const klok = setTimeout(() => klaar(true), 15_000);
      const klaar = (gelukt: boolean): void => {
        clearTimeout(klok);
        if (this.spelend?.howl === howl) this.spelend = null;
        howl.unload();
        resolve(gelukt);
      };
      howl.once('end', () => klaar(true));
      howl.once('loaderror', () => klaar(false));
      howl.once('playerror', () => klaar(true));
      this.spelend = { howl, los: () => klaar(true) };
      howl.play();
    });
  }
}
