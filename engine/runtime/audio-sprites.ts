import type { Howl, HowlerGlobal, SoundSpriteDefinitions } from 'howler';
import { z } from 'zod';

export interface HowlerModule {
  Howl: new (options: {
    src: string[];
    sprite?: SoundSpriteDefinitions;
    format?: string[];
    preload?: boolean;
    volume?: number;
    onload?: () => void;
    onloaderror?: () => void;
  }) => Howl;
  Howler: HowlerGlobal;
}

const deel = z.tuple([z.number(), z.number()]).or(z.tuple([z.number(), z.number(), z.literal(true)]));
const bundelSchema = z.object({ sprite: z.record(z.string(), deel) });

/** One decoded bundle. */
export interface Bundel {
  howl: Howl;
  namen: ReadonlySet<string>;
  lussen: ReadonlySet<string>;
}

/** MP3 decoders start about 1,105 samples late at 32 kHz; one-shots start that much later in the file, minus a margin. */
const VERTRAGING_MS = 30;

export interface SpriteOpties {
  basis: string;
  laadHowler: () => Promise<HowlerModule>;
  fetch: typeof fetch;
}

/** Loads sound bundles once and keeps them. A bundle that is missing stays silent. */
export class Sprites {
  private readonly opties: SpriteOpties;
  private readonly lading = new Map<string, Promise<void>>();
  private readonly bundels = new Map<string, Bundel>();
  private howler: HowlerModule | null = null;

  constructor(opties: SpriteOpties) {
    this.opties = opties;
  }

  get(bundel: string): Bundel | undefined {
    return this.bundels.get(bundel);
  }

  /** True until the first gesture allows sound. */
  locked(): boolean {
    return this.howler?.Howler.ctx?.state === 'suspended';
  }

  load(bundel: string): Promise<void> {
    const lopend = this.lading.get(bundel);
    if (lopend) return lopend;
    const taak = this.read(bundel).catch(() => {
      this.lading.delete(bundel);
    });
    this.lading.set(bundel, taak);
    return taak;
  }

  private async read(naam: string): Promise<void> {
    const [antwoord, howler] = await Promise.all([
      this.opties.fetch(`${this.opties.basis}/${naam}.json`),
      this.opties.laadHowler(),
    ]);
    if (!antwoord.ok) return;
    this.howler = howler;
    const { sprite } = bundelSchema.parse(await antwoord.json());
    const definities: SoundSpriteDefinitions = {};
    for (const [klank, [begin, ms, lus]] of Object.entries(sprite))
      definities[klank] = lus ? [begin, ms, true] : [begin + VERTRAGING_MS, ms];
    await new Promise<void>((resolve) => {
      const howl = new howler.Howl({
        src: [`${this.opties.basis}/${naam}.mp3`],
        sprite: definities,
        onload: () => resolve(),
        onloaderror: () => resolve(),
      });
      this.bundels.set(naam, {
        howl,
        namen: new Set(Object.keys(sprite)),
        lussen: new Set(Object.keys(sprite).filter((k) => sprite[k]?.[2] === true)),
      });
    });
  }

  destroy(): void {
    for (const { howl } of this.bundels.values()) howl.unload();
    this.bundels.clear();
    this.lading.clear();
  }
}
