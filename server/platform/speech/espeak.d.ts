declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    /** `samples` is Int16 at 22,050 Hz; the answer true stops the synthesis. */
    synthesize(text: string, onChunk: (samples: Int16Array | null, events: readonly object[]) => boolean | void): void;
  }
  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakWorker | Promise<EspeakWorker>;
  }
  const factory: (options?: object) => Promise<EspeakModule>;
  export default factory;
}
