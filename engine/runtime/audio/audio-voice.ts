import type { Howl } from 'howler';
import { createDeviceVoice, type DeviceVoice } from './audio-device-voice.ts';
import type { HowlerModule } from './audio-sprites.ts';

/** What the voice needs: address of the speech service, Dutch or Flemish, volume 0..1. */
export interface VoiceOptions {
  /** Bearer token of the session; null when there is none. */
  token(): string | null;
  stem: 'nl' | 'be';
  /** Address of a recording of the school, fetched with the token; null = none. */
  recording(audio: string): string | null;
  /** Base of the speech service, e.g. `/api/spraak`. */
  speech: string;
  loadHowler: () => Promise<HowlerModule>;
  fetch: typeof fetch;
  volume(): number;
  apparaat?: DeviceVoice;
}

const SAVE = 200;

/** The voice: recording, else the voice of the device, else our own synthesis. A newer line stops the older one. */
export class SpelVoice {
  private readonly options: VoiceOptions;
  private readonly apparaat: DeviceVoice;
  private readonly saved = new Map<string, Promise<string | null>>();
  private number = 0;
  private playing: { howl: Howl; los: () => void } | null = null;

  constructor(options: VoiceOptions) {
    this.options = options;
    this.apparaat = options.apparaat ?? createDeviceVoice(options.stem, globalThis.speechSynthesis);
  }

  /** Resolves when the line is over, was replaced, or could not be said. */
  async say(audio: string): Promise<void> {
    this.stop();
    const mine = this.number;
    const succeeded = (await this.recording(audio, mine)) || (mine === this.number && (await this.device(audio)));
    if (!succeeded && mine === this.number) await this.synthesis(audio, mine);
  }

  stop(): void {
    this.number += 1;
    this.apparaat.stop();
    const { playing } = this;
    this.playing = null;
    playing?.howl.stop();
    playing?.los();
  }

  /** Fetches our own synthesis ahead of time. */
  prepare(audio: string): void {
    const address = this.options.recording(audio);
    void (address === null ? this.url(audio) : this.keep(`opname:${address}`, () => this.fetchSound(address)));
  }

  private async recording(audio: string, mine: number): Promise<boolean> {
    const address = this.options.recording(audio);
    if (address === null) return false;
    const sound = await this.keep(`opname:${address}`, () => this.fetchSound(address));
    return sound !== null && (mine !== this.number || this.play(sound, mine, 'wav'));
  }

  private async device(audio: string): Promise<boolean> {
    // A device reads a grapheme as the name of the letter, so sounds always come from our own synthesis.
    if (audio.startsWith('k:')) return false;
    return this.apparaat.say(audio.replace(/^[wz]:/, ''), this.options.volume());
  }

  private async synthesis(audio: string, mine: number): Promise<void> {
    const address = await this.url(audio);
    if (address !== null && mine === this.number) await this.play(address, mine);
  }

  private url(audio: string): Promise<string | null> {
    const { speech, stem: voice } = this.options;
    return this.keep(audio, () => this.fetchSound(`${speech}/${voice}/${encodeURIComponent(audio)}`));
  }

  /** Fetched once and kept; a failure is forgotten, so that it is tried again. */
  private keep(key: string, download: () => Promise<string | null>): Promise<string | null> {
    const old = this.saved.get(key);
    if (old) return old;
    const taak = download().catch(() => null);
    this.saved.set(key, taak);
    void taak.then((address) => {
      if (address === null) this.saved.delete(key);
    });
    this.trim();
    return taak;
  }

  private async fetchSound(address: string): Promise<string | null> {
    const bearer = this.options.token();
    const antwoord = await this.options.fetch(address, {
      headers: bearer === null ? {} : { Authorization: `Bearer ${bearer}` },
    });
    return antwoord.ok ? URL.createObjectURL(await antwoord.blob()) : null;
  }

  private trim(): void {
    for (const [audio, taak] of this.saved) {
      if (this.saved.size <= SAVE) return;
      this.saved.delete(audio);
      void taak.then((address) => {
        if (address !== null) URL.revokeObjectURL(address);
      });
    }
  }

  private async play(address: string, mine: number, format = 'mp3'): Promise<boolean> {
    const { Howl } = await this.options.loadHowler();
    if (mine !== this.number) return true;
    return new Promise<boolean>((resolve) => {
      const howl = new Howl({ src: [address], format: [format], volume: this.options.volume() });
      // A locked or missing audio device must never hold up the game.
      const clock = setTimeout(() => done(true), 15_000);
      const done = (succeeded: boolean): void => {
        clearTimeout(clock);
        if (this.playing?.howl === howl) this.playing = null;
        howl.unload();
        resolve(succeeded);
      };
      howl.once('end', () => done(true));
      howl.once('loaderror', () => done(false));
      howl.once('playerror', () => done(true));
      this.playing = { howl, los: () => done(true) };
      howl.play();
    });
  }
}
