import type { Howl } from 'howler';
import type { Sound } from '../contract.ts';
import { bundlesOf, mayVary, soundSpotsOf, type SoundSpot, type SceneSounds } from './audio-names.ts';
import { Sprites, type Bundle, type HowlerModule } from './audio-sprites.ts';
import { SpelVoice, type VoiceOptions } from './audio-voice.ts';
import { DEFAULT_VOLUMES, type SoundGroep, type Volumes } from './audio-volumes.ts';

/** What the sound of a page needs; all but the token and the voice has a default. */
export interface SoundOptions {
  token(): string | null;
  stem: 'nl' | 'be';
  volumes?: Volumes;
  /** Where the built bundles are served; default `/geluid`. */
  base?: string;
  /** Speech service; default `/api/spraak`. */
  speech?: string;
  recording?(audio: string): string | null;
  /** The audio id that is being said, null when the voice is silent; for captions. */
  onVoice?(audio: string | null): void;
  /** Replaceable for tests. */
  loadHowler?: () => Promise<HowlerModule>;
  fetch?: typeof fetch;
  device?: VoiceOptions['apparaat'];
}

/** Geluid with what only the page needs: bundles, volumes, pause. */
export interface SoundSource extends Sound {
  /** Loads the bundles of a scene; sounds that are not there yet stay silent. */
  use(spel: string, sounds: SceneSounds): Promise<void>;
  /** Loops the music of a bundle (`muziek-kaart`, a game); null stops it. */
  music(bundle: string | null): void;
  prepare(audio: string): void;
  setVolumes(volumes: Volumes): void;
  /** Music off, as the calm mode asks. */
  setCalm(calm: boolean): void;
  /** Silence while the tab is hidden or the game pauses. */
  pause(on: boolean): void;
  destroy(): void;
}

interface Running {
  howl: Howl;
  id: number;
  groep: SoundGroep;
  volume: number;
  rate: number;
}

/** -12 dB. */
const BELOW_VOICE = 0.25;
const FADE_MS = 180;
const CONCURRENT = 24;
/** Pitch steps within 8 %, in a fixed order that does not repeat soon. */
const PITCHES = [1, 1.05, 0.95, 1.08, 0.97, 1.03, 0.92, 1.06, 0.99, 0.94, 1.07, 0.96];

const loadHowler = (): Promise<HowlerModule> => import('howler');

class Source implements SoundSource {
  private readonly options: SoundOptions;
  private readonly sprites: Sprites;
  private readonly stem: SpelVoice;
  private readonly running = new Map<number, Running>();
  private readonly turns = new Map<string, number>();
  private volumes: Volumes;
  private spel = '';
  private sounds: SceneSounds = {};
  private number = 0;
  private pitch = 0;
  private calm = false;
  private still = false;
  private line = 0;
  private speaks = false;
  private muziek: { bundle: string; handle: number } | null = null;

  constructor(options: SoundOptions) {
    this.options = options;
    this.volumes = options.volumes ?? DEFAULT_VOLUMES;
    const load = options.loadHowler ?? loadHowler;
    const pull: typeof fetch = options.fetch ?? ((...args) => fetch(...args));
    this.sprites = new Sprites({ base: options.base ?? '/geluid', loadHowler: load, fetch: pull });
    this.stem = new SpelVoice({
      token: () => options.token(),
      stem: options.stem,
      speech: options.speech ?? '/api/spraak',
      loadHowler: load,
      fetch: pull,
      recording: (audio) => options.recording?.(audio) ?? null,
      volume: () => this.volumes.stem,
      ...(options.device ? { apparaat: options.device } : {}),
    });
  }

  async use(spel: string, sounds: SceneSounds): Promise<void> {
    this.spel = spel;
    this.sounds = sounds;
    await Promise.all([...new Set([...bundlesOf(sounds, spel), spel])].map((name) => this.sprites.load(name)));
  }

  play(name: string, options: { rate?: number; volume?: number; loop?: boolean } = {}): number {
    const found = this.find(name);
    if (!found || this.running.size >= CONCURRENT) return 0;
    const { spot, bundle } = found;
    const { loop = bundle.loops.has(spot.naam), rate = this.vary(spot.naam), volume = 1 } = options;
    // Before the first gesture nothing may sound; short effects would all come at once later.
    if (!loop && this.sprites.locked()) return 0;
    return this.begin(spot, bundle.howl, { loop, rate, volume });
  }

  stop(handle: number): void {
    const running = this.running.get(handle);
    this.running.delete(handle);
    running?.howl.stop(running.id);
  }

  rate(handle: number, rate: number): void {
    const running = this.running.get(handle);
    if (!running || Math.abs(running.rate - rate) < 0.01) return;
    running.rate = rate;
    running.howl.rate(Math.min(4, Math.max(0.5, rate)), running.id);
  }

  async say(audio: string): Promise<void> {
    const rule = ++this.line;
    this.speaks = true;
    this.options.onVoice?.(audio);
    this.level(FADE_MS);
    await this.stem.say(audio).catch(() => undefined);
    // A newer line has taken over.
    if (rule !== this.line) return;
    this.speaks = false;
    this.options.onVoice?.(null);
    this.level(FADE_MS * 2);
  }

  hush(): void {
    if (!this.speaks) return;
    this.line += 1;
    this.speaks = false;
    this.stem.stop();
    this.options.onVoice?.(null);
    this.level(FADE_MS * 2);
  }

  prepare(audio: string): void {
    this.stem.prepare(audio);
  }

  music(bundle: string | null): void {
    if (this.muziek?.bundle === bundle) return;
    if (this.muziek) this.stop(this.muziek.handle);
    this.muziek = null;
    if (bundle === null) return;
    this.muziek = { bundle, handle: 0 };
    void this.sprites.load(bundle).then(() => {
      const done = this.sprites.get(bundle);
      if (!done || this.muziek?.bundle !== bundle) return;
      const handle = this.begin({ bundle, naam: 'muziek', groep: 'muziek' }, done.howl, {
        loop: true,
        rate: 1,
        volume: 1,
      });
      this.muziek = { bundle, handle };
    });
  }

  setVolumes(volumes: Volumes): void {
    this.volumes = volumes;
    this.level(60);
  }

  setCalm(calm: boolean): void {
    this.calm = calm;
    this.level(FADE_MS);
  }

  pause(on: boolean): void {
    this.still = on;
    if (on) this.stem.stop();
    this.level(FADE_MS);
  }

  destroy(): void {
    this.stem.stop();
    this.running.clear();
    this.muziek = null;
    this.sprites.destroy();
  }

  private begin(spot: SoundSpot, howl: Howl, klank: { loop: boolean; rate: number; volume: number }): number {
    const id = howl.play(spot.naam);
    const handle = ++this.number;
    const running: Running = { howl, id, groep: spot.groep, volume: klank.volume, rate: klank.rate };
    this.running.set(handle, running);
    howl.loop(klank.loop, id);
    howl.rate(Math.min(4, Math.max(0.5, klank.rate)), id);
    howl.volume(this.volumeOf(running), id);
    if (!klank.loop) howl.once('end', () => this.running.delete(handle), id);
    return handle;
  }

  /** First place that is loaded and has the sound. */
  private find(name: string): { spot: SoundSpot; bundle: Bundle } | null {
    const files = this.sounds[name] ?? name;
    const file = typeof files === 'string' ? files : (files[this.turn(name) % files.length] ?? '');
    for (const spot of soundSpotsOf(file, this.spel)) {
      const bundle = this.sprites.get(spot.bundle);
      if (bundle?.names.has(spot.naam)) return { spot, bundle };
    }
    return null;
  }

  private turn(name: string): number {
    const turn = this.turns.get(name) ?? 0;
    this.turns.set(name, turn + 1);
    return turn;
  }

  private vary(name: string): number {
    if (!mayVary(name)) return 1;
    this.pitch = (this.pitch + 1) % PITCHES.length;
    return PITCHES[this.pitch] ?? 1;
  }

  private volumeOf({ groep, volume }: Running): number {
    if (this.still || (groep === 'muziek' && this.calm)) return 0;
    const soft = groep === 'muziek' && this.speaks ? BELOW_VOICE : 1;
    return volume * this.volumes[groep] * soft;
  }

  /** Brings everything that sounds to its right volume. */
  private level(ms: number): void {
    for (const running of this.running.values()) {
      const now = running.howl.volume(running.id);
      const doel = this.volumeOf(running);
      if (typeof now === 'number' && Math.abs(now - doel) > 0.005) running.howl.fade(now, doel, ms, running.id);
    }
  }
}

/** Sound of the page: effects and music from Howler sprites, the voice on top. Never throws; what cannot sound is silent. */
export function createSound(options: SoundOptions): SoundSource {
  return new Source(options);
}
