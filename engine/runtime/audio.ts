import type { Howl } from 'howler';
import type { Geluid } from './contract.ts';
import { bundelsVan, magVarieren, plekkenVan, type GeluidPlek, type SceneGeluiden } from './audio-namen.ts';
import { Sprites, type Bundel, type HowlerModule } from './audio-sprites.ts';
import { Stem, type StemOpties } from './audio-stem.ts';
import { STANDAARD_VOLUMES, type GeluidGroep, type Volumes } from './audio-volumes.ts';

export interface GeluidOpties {
  token(): string | null;
  stem: 'nl' | 'be';
  volumes?: Volumes;
  /** Where the built bundles are served; default `/geluid`. */
  basis?: string;
  /** Speech service; default `/api/spraak`. */
  spraak?: string;
  opname?(audio: string): string | null;
  /** The audio id that is being said, null when the voice is silent; for captions. */
  onStem?(audio: string | null): void;
  /** Replaceable for tests. */
  laadHowler?: () => Promise<HowlerModule>;
  fetch?: typeof fetch;
  apparaat?: StemOpties['apparaat'];
}

/** Geluid with what only the page needs: bundles, volumes, pause. */
export interface GeluidBron extends Geluid {
  /** Loads the bundles of a scene; sounds that are not there yet stay silent. */
  use(spel: string, geluiden: SceneGeluiden): Promise<void>;
  /** Loops the music of a bundle (`muziek-kaart`, a game); null stops it. */
  music(bundel: string | null): void;
  prepare(audio: string): void;
  setVolumes(volumes: Volumes): void;
  /** Music off, as the calm mode asks. */
  setCalm(calm: boolean): void;
  /** Silence while the tab is hidden or the game pauses. */
  pause(on: boolean): void;
  destroy(): void;
}

interface Lopend {
  howl: Howl;
  id: number;
  groep: GeluidGroep;
  volume: number;
  rate: number;
}

/** -12 dB. */
const ONDER_STEM = 0.25;
const FADE_MS = 180;
const TEGELIJK = 24;
/** Pitch steps within 8 %, in a fixed order that does not repeat soon. */
const TOONHOOGTES = [1, 1.05, 0.95, 1.08, 0.97, 1.03, 0.92, 1.06, 0.99, 0.94, 1.07, 0.96];

const laadHowler = (): Promise<HowlerModule> => import('howler');

class Bron implements GeluidBron {
  private readonly opties: GeluidOpties;
  private readonly sprites: Sprites;
  private readonly stem: Stem;
  private readonly lopend = new Map<number, Lopend>();
  private readonly beurt = new Map<string, number>();
  private volumes: Volumes;
  private spel = '';
  private geluiden: SceneGeluiden = {};
  private nummer = 0;
  private toonhoogte = 0;
  private calm = false;
  private stil = false;
  private regel = 0;
  private spreekt = false;
  private muziek: { bundel: string; handle: number } | null = null;

  constructor(opties: GeluidOpties) {
    this.opties = opties;
    this.volumes = opties.volumes ?? STANDAARD_VOLUMES;
    const laad = opties.laadHowler ?? laadHowler;
    const haal: typeof fetch = opties.fetch ?? ((...args) => fetch(...args));
    this.sprites = new Sprites({ basis: opties.basis ?? '/geluid', laadHowler: laad, fetch: haal });
    this.stem = new Stem({
      token: () => opties.token(),
      stem: opties.stem,
      spraak: opties.spraak ?? '/api/spraak',
      laadHowler: laad,
      fetch: haal,
      opname: (audio) => opties.opname?.(audio) ?? null,
      volume: () => this.volumes.stem,
      ...(opties.apparaat ? { apparaat: opties.apparaat } : {}),
    });
  }

  async use(spel: string, geluiden: SceneGeluiden): Promise<void> {
    this.spel = spel;
    this.geluiden = geluiden;
    await Promise.all([...new Set([...bundelsVan(geluiden, spel), spel])].map((naam) => this.sprites.load(naam)));
  }

  play(name: string, options: { rate?: number; volume?: number; loop?: boolean } = {}): number {
    const gevonden = this.find(name);
    if (!gevonden || this.lopend.size >= TEGELIJK) return 0;
    const { plek, bundel } = gevonden;
    const { loop: lus = bundel.lussen.has(plek.naam), rate = this.vary(plek.naam), volume = 1 } = options;
    // Before the first gesture nothing may sound; short effects would all come at once later.
    if (!lus && this.sprites.locked()) return 0;
    return this.begin(plek, bundel.howl, { lus, rate, volume });
  }

  stop(handle: number): void {
    const lopend = this.lopend.get(handle);
    this.lopend.delete(handle);
    lopend?.howl.stop(lopend.id);
  }

  rate(handle: number, rate: number): void {
    const lopend = this.lopend.get(handle);
    if (!lopend || Math.abs(lopend.rate - rate) < 0.01) return;
    lopend.rate = rate;
    lopend.howl.rate(Math.min(4, Math.max(0.5, rate)), lopend.id);
  }

  async say(audio: string): Promise<void> {
    const regel = ++this.regel;
    this.spreekt = true;
    this.opties.onStem?.(audio);
    this.level(FADE_MS);
    await this.stem.say(audio).catch(() => undefined);
    // A newer line has taken over.
    if (regel !== this.regel) return;
    this.spreekt = false;
    this.opties.onStem?.(null);
    this.level(FADE_MS * 2);
  }

  prepare(audio: string): void {
    this.stem.prepare(audio);
  }

  music(bundel: string | null): void {
    if (this.muziek?.bundel === bundel) return;
    if (this.muziek) this.stop(this.muziek.handle);
    this.muziek = null;
    if (bundel === null) return;
    this.muziek = { bundel, handle: 0 };
    void this.sprites.load(bundel).then(() => {
      const klaar = this.sprites.get(bundel);
      if (!klaar || this.muziek?.bundel !== bundel) return;
      const handle = this.begin({ bundel, naam: 'muziek', groep: 'muziek' }, klaar.howl, {
        lus: true,
        rate: 1,
        volume: 1,
      });
      this.muziek = { bundel, handle };
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
    this.stil = on;
    if (on) this.stem.stop();
    this.level(FADE_MS);
  }

  destroy(): void {
    this.stem.stop();
    this.lopend.clear();
    this.muziek = null;
    this.sprites.destroy();
  }

  private begin(plek: GeluidPlek, howl: Howl, klank: { lus: boolean; rate: number; volume: number }): number {
    const id = howl.play(plek.naam);
    const handle = ++this.nummer;
    const lopend: Lopend = { howl, id, groep: plek.groep, volume: klank.volume, rate: klank.rate };
    this.lopend.set(handle, lopend);
    howl.loop(klank.lus, id);
    howl.rate(Math.min(4, Math.max(0.5, klank.rate)), id);
    howl.volume(this.volumeOf(lopend), id);
    if (!klank.lus) howl.once('end', () => this.lopend.delete(handle), id);
    return handle;
  }

  /** First place that is loaded and has the sound. */
  private find(name: string): { plek: GeluidPlek; bundel: Bundel } | null {
    const bestanden = this.geluiden[name] ?? name;
    const bestand = typeof bestanden === 'string' ? bestanden : (bestanden[this.turn(name) % bestanden.length] ?? '');
    for (const plek of plekkenVan(bestand, this.spel)) {
      const bundel = this.sprites.get(plek.bundel);
      if (bundel?.namen.has(plek.naam)) return { plek, bundel };
    }
    return null;
  }

  private turn(name: string): number {
    const beurt = this.beurt.get(name) ?? 0;
    this.beurt.set(name, beurt + 1);
    return beurt;
  }

  private vary(naam: string): number {
    if (!magVarieren(naam)) return 1;
    this.toonhoogte = (this.toonhoogte + 1) % TOONHOOGTES.length;
    return TOONHOOGTES[this.toonhoogte] ?? 1;
  }

  private volumeOf({ groep, volume }: Lopend): number {
    if (this.stil || (groep === 'muziek' && this.calm)) return 0;
    const zacht = groep === 'muziek' && this.spreekt ? ONDER_STEM : 1;
    return volume * this.volumes[groep] * zacht;
  }

  /** Brings everything that sounds to its right volume. */
  private level(ms: number): void {
    for (const lopend of this.lopend.values()) {
      const nu = lopend.howl.volume(lopend.id);
      const doel = this.volumeOf(lopend);
      if (typeof nu === 'number' && Math.abs(nu - doel) > 0.005) lopend.howl.fade(nu, doel, ms, lopend.id);
    }
  }
}

/** Sound of the page: effects and music from Howler sprites, the voice on top. Never throws; what cannot sound is silent. */
export function createGeluid(opties: GeluidOpties): GeluidBron {
  return new Bron(opties);
}
