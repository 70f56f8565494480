import type { Howl, HowlerGlobal, SoundSpriteDefinitions } from 'howler';
import { z } from 'zod/mini';

/** The part of Howler that sound bundles use; replaceable in tests. */
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

const part = z.union([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number(), z.literal(true)])]);
const bundleSchema = z.object({ sprite: z.record(z.string(), part) });

/** One decoded bundle. */
export interface Bundle {
  howl: Howl;
  names: ReadonlySet<string>;
  loops: ReadonlySet<string>;
}

/** MP3 decoders start about 1,105 samples late at 32 kHz; one-shots start that much later in the file, minus a margin. */
const DELAY_MS = 30;

/** Where sound bundles come from (`base`, an address without slash at the end) and how they are loaded. */
export interface SpriteOptions {
  base: string;
  loadHowler: () => Promise<HowlerModule>;
  fetch: typeof fetch;
}

/** Loads sound bundles once and keeps them. A bundle that is missing stays silent. */
export class Sprites {
  private readonly options: SpriteOptions;
  private readonly loading = new Map<string, Promise<void>>();
  private readonly bundles = new Map<string, Bundle>();
  private howler: HowlerModule | null = null;

  constructor(options: SpriteOptions) {
    this.options = options;
  }

  get(bundle: string): Bundle | undefined {
    return this.bundles.get(bundle);
  }

  /** True until the first gesture allows sound. */
  locked(): boolean {
    return this.howler?.Howler.ctx?.state === 'suspended';
  }

  load(bundle: string): Promise<void> {
    const running = this.loading.get(bundle);
    if (running) return running;
    const taak = this.read(bundle).catch(() => {
      this.loading.delete(bundle);
    });
    this.loading.set(bundle, taak);
    return taak;
  }

  private async read(name: string): Promise<void> {
    const [antwoord, howler] = await Promise.all([
      this.options.fetch(`${this.options.base}/${name}.json`),
      this.options.loadHowler(),
    ]);
    if (!antwoord.ok) return;
    this.howler = howler;
    const { sprite } = bundleSchema.parse(await antwoord.json());
    const definitions: SoundSpriteDefinitions = {};
    for (const [klank, [begin, ms, loop]] of Object.entries(sprite))
      definitions[klank] = loop ? [begin, ms, true] : [begin + DELAY_MS, ms];
    await new Promise<void>((resolve) => {
      const howl = new howler.Howl({
        src: [`${this.options.base}/${name}.mp3`],
        sprite: definitions,
        onload: () => resolve(),
        onloaderror: () => resolve(),
      });
      this.bundles.set(name, {
        howl,
        names: new Set(Object.keys(sprite)),
        loops: new Set(Object.keys(sprite).filter((k) => sprite[k]?.[2] === true)),
      });
    });
  }

  destroy(): void {
    for (const { howl } of this.bundles.values()) howl.unload();
    this.bundles.clear();
    this.loading.clear();
  }
}
