declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    /** Phonemes of a text in the voice of now: `ptr` is where they stand in the memory of the module, up to a zero. */
    convert_to_phonemes(text: string, ipa: boolean): Readonly<Record<'ptr', number>>;
    /** `samples` is Int16 at 22,050 Hz; the answer true stops the synthesis. */
    synthesize(text: string, onChunk: (samples: Int16Array | null, events: readonly object[]) => boolean | void): void;
  }
  /** `HEAPU8` is the memory of the module: another one after it grew. */
  export interface EspeakModule extends Readonly<Record<'HEAPU8', Uint8Array>> {
    eSpeakNGWorker: new () => EspeakWorker | Promise<EspeakWorker>;
  }
  const factory: (options?: object) => Promise<EspeakModule>;
  export default factory;
}
