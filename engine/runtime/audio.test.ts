import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGeluid, type GeluidBron, type GeluidOpties } from './audio.ts';
import { kiesStem } from './audio-apparaatstem.ts';
import { bundelsVan, plekkenVan } from './audio-namen.ts';
import type { HowlerModule } from './audio-sprites.ts';

const calls: string[] = [];
const volumes = new Map<string, number>();
let mislukt = false;

/** Stand-in for Howl: writes down what it was asked, finishes voice lines at once. */
class NepHowl {
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
    const sleutel = `${this.naam}${id ?? v}`;
    if (id === undefined) return volumes.get(sleutel) ?? 0;
    volumes.set(sleutel, v);
    return v;
  }
  fade(...[, tot, , id]: [number, number, number, number]): this {
    volumes.set(`${this.naam}${id}`, tot);
    calls.push(`fade ${tot.toFixed(3)}`);
    return this;
  }
  once(soort: string, fn: () => void): this {
    if (soort === (mislukt ? 'loaderror' : 'end') && !this.naam.endsWith('.mp3')) setTimeout(fn, 5);
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
const gevraagd: { adres: string; bearer: string | null }[] = [];
const nepFetch: typeof fetch = (adres, init) => {
  gevraagd.push({ adres: String(adres), bearer: new Headers(init?.headers).get('Authorization') });
  if (mislukt) return Promise.reject(new Error('geen netwerk'));
  return Promise.resolve(String(adres).endsWith('.json') ? Response.json(SPRITE) : new Response(new Blob(['mp3'])));
};

function maak(extra: Partial<GeluidOpties> = {}): GeluidBron {
  // @ts-expect-error the stand-in has only the methods that are used
  const howler: HowlerModule = { Howl: NepHowl, Howler: { ctx: { state: 'running' } } };
  return createGeluid({
    token: () => 'abc',
    stem: 'nl',
    laadHowler: () => Promise.resolve(howler),
    fetch: nepFetch,
    apparaat: { say: () => Promise.resolve(false), stop: () => undefined },
    ...extra,
  });
}

beforeEach(() => {
  calls.length = 0;
  gevraagd.length = 0;
  volumes.clear();
  mislukt = false;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:stem', revokeObjectURL: () => undefined }));
});

describe('names', () => {
  it('finds the bundle of a file and of a bare name', () => {
    expect(plekkenVan('sfx/click', 'autorace')).toEqual([{ bundel: 'gedeeld', naam: 'click', groep: 'effecten' }]);
    expect(plekkenVan('pop', 'autorace').map((p) => `${p.bundel}/${p.naam}`)).toEqual([
      'autorace/pop-1',
      'gedeeld/pop-1',
    ]);
    expect(plekkenVan('music/kermis-2', 'flipperkast').at(-1)).toEqual({
      bundel: 'muziek-kermis',
      naam: 'muziek',
      groep: 'muziek',
    });
    expect(bundelsVan({ a: 'sfx/pop-1', b: ['games/pizzabakken/deeg', 'tik'], m: 'music/stad' }, 'taxirit')).toEqual([
      'gedeeld',
      'pizzabakken',
      'taxirit',
      'muziek-stad',
    ]);
  });
});

describe('effects', () => {
  it('plays by the name of the scene, lists in turn, unknown names in silence', async () => {
    const geluid = maak();
    expect(geluid.play('pop')).toBe(0);
    await geluid.use('pizzabakken', { bots: ['sfx/pop-1', 'sfx/tik'] });
    expect(geluid.play('bots')).toBeGreaterThan(0);
    geluid.play('bots');
    expect(calls.filter((c) => c.startsWith('play'))).toEqual(['play gedeeld.mp3 pop-1', 'play gedeeld.mp3 tik']);
    expect(geluid.play('bestaat-niet')).toBe(0);
    expect(() => geluid.stop(99)).not.toThrow();
  });
  it('varies the pitch within 8 %, but not of tuned sounds', async () => {
    const geluid = maak();
    await geluid.use('pizzabakken', {});
    for (let i = 0; i < 12; i++) geluid.play('tik');
    const hoogtes = calls.filter((c) => c.startsWith('rate')).map((c) => Number(c.slice(5)));
    expect(new Set(hoogtes).size).toBeGreaterThan(6);
    expect(Math.max(...hoogtes)).toBeLessThanOrEqual(1.08);
    expect(Math.min(...hoogtes)).toBeGreaterThanOrEqual(0.92);
    geluid.play('chime');
    expect(calls.at(-1)).toBe('rate 1.00');
  });
  it('keeps quiet before the first gesture and when the bundle is missing', async () => {
    mislukt = true;
    const geluid = maak();
    await geluid.use('pizzabakken', {});
    expect(geluid.play('pop')).toBe(0);
  });
});

describe('volumes', () => {
  it('lowers the music by 12 dB under the voice and brings it back', async () => {
    const geluid = maak({ volumes: { stem: 1, effecten: 1, muziek: 0.8 } });
    await geluid.use('pizzabakken', {});
    geluid.music('pizzabakken');
    await vi.waitFor(() => expect([...volumes.values()]).toContain(0.8));
    await geluid.say('w:broodje');
    expect(calls.filter((c) => c.startsWith('fade'))).toEqual(['fade 0.200', 'fade 0.800']);
    geluid.setCalm(true);
    expect(calls.at(-1)).toBe('fade 0.000');
  });
});

describe('the voice', () => {
  it('asks our own synthesis with the token, once, when the device has no voice', async () => {
    const gezegd: (string | null)[] = [];
    const geluid = maak({ onStem: (audio) => gezegd.push(audio) });
    await geluid.say('w:broodje');
    await geluid.say('w:broodje');
    expect(gevraagd).toEqual([{ adres: '/api/spraak/nl/w%3Abroodje', bearer: 'Bearer abc' }]);
    expect(gezegd).toEqual(['w:broodje', null, 'w:broodje', null]);
  });
  it('takes the recording first, then the device, and never the device for a sound', async () => {
    const say = vi.fn<(tekst: string, volume: number) => Promise<boolean>>(() => Promise.resolve(true));
    const geluid = maak({
      opname: (audio) => (audio === 'w:huis' ? 'blob:opname' : null),
      apparaat: { say, stop: () => undefined },
    });
    await geluid.say('w:huis');
    expect(say).not.toHaveBeenCalled();
    await geluid.say('w:boom');
    expect(say).toHaveBeenCalledWith('boom', 1);
    await geluid.say('k:ui');
    expect(say).toHaveBeenCalledTimes(1);
    expect(gevraagd.map((g) => g.adres)).toEqual(['/api/spraak/nl/k%3Aui']);
  });
  it('resolves when everything fails', async () => {
    mislukt = true;
    await expect(maak().say('w:boom')).resolves.toBeUndefined();
  });
  it('prefers a Dutch voice of the right country', () => {
    const stem = (lang: string, localService = false) => ({
      lang,
      localService,
      name: lang,
      voiceURI: lang,
      default: false,
    });
    expect(kiesStem([stem('en-GB'), stem('nl_BE'), stem('nl-NL')], 'be')?.lang).toBe('nl_BE');
    expect(kiesStem([stem('nl-BE', true), stem('nl-NL')], 'nl')?.lang).toBe('nl-NL');
    expect(kiesStem([stem('de-DE')], 'nl')).toBeNull();
  });
});
