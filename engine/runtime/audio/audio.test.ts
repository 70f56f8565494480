import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSound, type SoundSource, type SoundOptions } from './audio.ts';
import { DEFAULT_VOLUMES } from './audio-volumes.ts';
import { bundlesOf, musicOf, soundSpotsOf } from './audio-names.ts';
import type { HowlerModule } from './audio-sprites.ts';

const calls: string[] = [];
const volumes = new Map<string, number>();
let failed = false;

/** Stand-in for Howl: writes down what it was asked, finishes voice lines at once. */
class FakeHowl {
  private id = 0;
  private readonly naam: string;
  constructor(options: { src: string[]; onload?: () => void }) {
    this.naam = options.src[0]?.split('/').at(-1) ?? '';
    setTimeout(() => options.onload?.(), 0);
  }
  play(sprite?: string): number {
    this.id += 1;
    calls.push(`play ${this.naam} ${sprite ?? ''}`.trim());
    return this.id;
  }
  stop(): this {
    calls.push(`stop ${this.naam}`);
    return this;
  }
  loop(): this {
    return this;
  }
  rate(r: number): this {
    calls.push(`rate ${r.toFixed(2)}`);
    return this;
  }
  volume(v: number, id?: number): number {
    const key = `${this.naam}${id ?? v}`;
    if (id === undefined) return volumes.get(key) ?? 0;
    volumes.set(key, v);
    return v;
  }
  fade(...[, until, , id]: [number, number, number, number]): this {
    volumes.set(`${this.naam}${id}`, until);
    calls.push(`fade ${until.toFixed(3)}`);
    return this;
  }
  once(kind: string, fn: () => void): this {
    if (kind === (failed ? 'loaderror' : 'end') && !this.naam.endsWith('.mp3')) setTimeout(fn, 5);
    return this;
  }
  unload(): this {
    return this;
  }
}

const SPRITE = {
  sprite: {
    'pop-1': [0, 100],
    'chime-1': [200, 300],
    tik: [600, 50],
    sissen: [700, 3000, true],
    muziek: [4000, 9000, true],
  },
};
const requested: { adres: string; bearer: string | null }[] = [];
const fakeFetch: typeof fetch = (address, init) => {
  requested.push({ adres: String(address), bearer: new Headers(init?.headers).get('Authorization') });
  if (failed) return Promise.reject(new Error('geen netwerk'));
  return Promise.resolve(String(address).endsWith('.json') ? Response.json(SPRITE) : new Response(new Blob(['mp3'])));
};

function create(extra: Partial<SoundOptions> = {}): SoundSource {
  // @ts-expect-error the stand-in has only the methods that are used
  const howler: HowlerModule = { Howl: FakeHowl, Howler: { ctx: { state: 'running' } } };
  return createSound({
    token: () => 'abc',
    stem: 'nl',
    loadHowler: () => Promise.resolve(howler),
    fetch: fakeFetch,
    device: { say: () => Promise.resolve(false), stop: () => undefined },
    ...extra,
  });
}

beforeEach(() => {
  calls.length = 0;
  requested.length = 0;
  volumes.clear();
  failed = false;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:stem', revokeObjectURL: () => undefined }));
});

describe('names', () => {
  it('finds the bundle of a file and of a bare name', () => {
    expect(soundSpotsOf('sfx/click', 'autorace')).toEqual([{ bundle: 'gedeeld', naam: 'click', groep: 'effecten' }]);
    expect(soundSpotsOf('pop', 'autorace').map((p) => `${p.bundle}/${p.naam}`)).toEqual([
      'autorace/pop-1',
      'gedeeld/pop-1',
    ]);
    expect(soundSpotsOf('music/kermis-2', 'flipperkast').at(-1)).toEqual({
      bundle: 'muziek-kermis',
      naam: 'muziek',
      groep: 'muziek',
    });
    expect(bundlesOf({ a: 'sfx/pop-1', b: ['games/pizzabakken/deeg', 'tik'], m: 'music/stad' }, 'taxirit')).toEqual([
      'gedeeld',
      'pizzabakken',
      'taxirit',
    ]);
  });

  it('knows the music of a scene: its own, or that of its land', () => {
    expect(musicOf({ land: 'stad', sounds: { music: 'music/pizzabakken' } }, 'pizzabakken')).toBe('muziek-pizzabakken');
    expect(musicOf({ land: 'stad', sounds: {} }, 'taxirit')).toBe('muziek-stad');
  });
});

describe('effects', () => {
  it('plays by the name of the scene, lists in turn, unknown names in silence', async () => {
    const sound = create();
    expect(sound.play('pop')).toBe(0);
    await sound.use('pizzabakken', { bots: ['sfx/pop-1', 'sfx/tik'] });
    expect(sound.play('bots')).toBeGreaterThan(0);
    sound.play('bots');
    expect(calls.filter((c) => c.startsWith('play'))).toEqual(['play gedeeld.mp3 pop-1', 'play gedeeld.mp3 tik']);
    expect(sound.play('bestaat-niet')).toBe(0);
    expect(() => sound.stop(99)).not.toThrow();
  });
  it('varies the pitch within 8 %, but not of tuned sounds', async () => {
    const sound = create();
    await sound.use('pizzabakken', {});
    for (let i = 0; i < 12; i++) sound.play('tik');
    const heights = calls.filter((c) => c.startsWith('rate')).map((c) => Number(c.slice(5)));
    expect(new Set(heights).size).toBeGreaterThan(6);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1.08);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0.92);
    sound.play('chime');
    expect(calls.at(-1)).toBe('rate 1.00');
  });
  it('keeps quiet before the first gesture and when the bundle is missing', async () => {
    failed = true;
    const sound = create();
    await sound.use('pizzabakken', {});
    expect(sound.play('pop')).toBe(0);
  });
});

describe('volumes', () => {
  it('lowers the music by 12 dB under the voice and brings it back', async () => {
    const sound = create({ volumes: { stem: 1, effecten: 1, muziek: 0.8 } });
    await sound.use('pizzabakken', {});
    sound.music('pizzabakken');
    await vi.waitFor(() => expect([...volumes.values()]).toContain(0.8), { timeout: 40_000 });
    await sound.say('w:broodje');
    expect(calls.filter((c) => c.startsWith('fade'))).toEqual(['fade 0.200', 'fade 0.800']);
    sound.setCalm(true);
    expect(calls.at(-1)).toBe('fade 0.000');
  });
});

describe('the voice', () => {
  it('asks our own synthesis with the token, once, when the device has no voice', async () => {
    const spoken: (string | null)[] = [];
    const sound = create({ onVoice: (audio) => spoken.push(audio) });
    await sound.say('w:broodje');
    await sound.say('w:broodje');
    expect(requested).toEqual([{ adres: '/api/spraak/nl/w%3Abroodje', bearer: 'Bearer abc' }]);
    expect(spoken).toEqual(['w:broodje', null, 'w:broodje', null]);
  });
  it('takes the recording first, then the device, and never the device for a sound', async () => {
    const say = vi.fn<(text: string, volume: number) => Promise<boolean>>(() => Promise.resolve(true));
    const sound = create({
      recording: (audio) => (audio === 'w:huis' ? '/api/leerlingen/7/opnamen/3' : null),
      device: { say, stop: () => undefined },
    });
    await sound.say('w:huis');
    expect(say).not.toHaveBeenCalled();
    await sound.say('w:boom');
    expect(say).toHaveBeenCalledWith('boom', DEFAULT_VOLUMES.stem);
    await sound.say('k:ui');
    expect(say).toHaveBeenCalledTimes(1);
    expect(requested).toEqual([
      { adres: '/api/leerlingen/7/opnamen/3', bearer: 'Bearer abc' },
      { adres: '/api/spraak/nl/k%3Aui', bearer: 'Bearer abc' },
    ]);
  });
  it('says the word in another way when the recording is gone', async () => {
    failed = true;
    const say = vi.fn<(text: string, volume: number) => Promise<boolean>>(() => Promise.resolve(true));
    const sound = create({ recording: () => '/api/leerlingen/7/opnamen/3', device: { say, stop: () => undefined } });
    await sound.say('w:huis');
    expect(say).toHaveBeenCalledWith('huis', DEFAULT_VOLUMES.stem);
  });
  it('resolves when everything fails', async () => {
    failed = true;
    await expect(create().say('w:boom')).resolves.toBeUndefined();
  });
});
