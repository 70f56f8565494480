import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sloten } from './leiding.ts';
import { createOutbox, type Kanaal, type Outbox, type TabBericht } from './outbox.ts';
import type { Eigenaar, Post, Winkel } from './post.ts';
import { bepaalUitkomst, type Uitkomst } from './uitkomst.ts';
import { geheugenWinkel } from './winkel-geheugen.ts';
import { veiligeWinkel } from './winkel-veilig.ts';

const sam: Eigenaar = { adminId: 'a', leerlingId: 'sam' };
const bo: Eigenaar = { adminId: 'a', leerlingId: 'bo' };
const OK: Uitkomst = { soort: 'klaar' };

/** Store that acts durable. */
const vasteWinkel = () => {
  const winkel = geheugenWinkel();
  return {
    ...winkel,
    voegToe: async (nieuw: Parameters<Winkel['voegToe']>[0]) => ({ ...(await winkel.voegToe(nieuw)), duurzaam: true }),
  };
};

/** Server that counts each clientId once. */
function maakServer() {
  const opgeslagen = new Map<string, number>();
  const batches: Post[][] = [];
  let replies: Uitkomst[] = [];
  let beoordeel: (posten: readonly Post[]) => Uitkomst | null = () => null;
  return {
    opgeslagen,
    batches,
    antwoord: (...rij: Uitkomst[]) => {
      replies = rij;
    },
    regel: (fn: typeof beoordeel) => {
      beoordeel = fn;
    },
    zend: async (posten: readonly Post[]): Promise<Uitkomst> => {
      batches.push([...posten]);
      const uit = replies.shift() ?? beoordeel(posten) ?? OK;
      if (uit.soort === 'klaar')
        posten.forEach((post) => opgeslagen.set(post.clientId, (opgeslagen.get(post.clientId) ?? 0) + 1));
      return uit;
    },
  };
}

/** Web Locks and channel shared by tabs. */
function maakApparaat() {
  const rijen = new Map<string, Promise<unknown>>();
  const sloten: Sloten = {
    request: (naam, _opties, taak) => {
      const beurt = (rijen.get(naam) ?? Promise.resolve()).then(taak);
      rijen.set(naam, beurt);
      return beurt;
    },
  };
  const luisteraars = new Set<(bericht: TabBericht) => void>();
  const maakKanaal = (): Kanaal => {
    let eigen: (bericht: TabBericht) => void = () => undefined;
    const sleutel = (bericht: TabBericht) => eigen(bericht);
    luisteraars.add(sleutel);
    return {
      stuur: (bericht) =>
        luisteraars.forEach((ander) => {
          if (ander !== sleutel) ander(bericht);
        }),
      ontvang: (luisteraar) => {
        eigen = luisteraar;
      },
      sluit: () => luisteraars.delete(sleutel),
    };
  };
  return { sloten, maakKanaal };
}

let nummer = 0;
let server: ReturnType<typeof maakServer>;
let open: Outbox[];
const meld = vi.fn<(melding: string, detail?: string) => void>();

function maakTab(
  winkel: Winkel,
  {
    eigenaar = sam,
    apparaat = maakApparaat(),
    zend = server.zend,
  }: {
    eigenaar?: Eigenaar;
    apparaat?: ReturnType<typeof maakApparaat>;
    zend?: (posten: readonly Post[]) => Promise<Uitkomst>;
  } = {},
): Outbox {
  const outbox = createOutbox({
    eigenaar,
    winkel,
    kanaal: apparaat.maakKanaal(),
    sloten: apparaat.sloten,
    zend,
    nu: Date.now,
    rng: () => 0.5,
    maakId: () => `id-${(nummer += 1)}`,
    meld,
  });
  open.push(outbox);
  return outbox;
}

const geef = async (outbox: Outbox, aantal: number) => {
  for (let nr = 0; nr < aantal; nr += 1) await outbox.voegToe({ nr });
};
const tik = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  server = maakServer();
  open = [];
  meld.mockReset();
});
afterEach(() => {
  open.forEach((outbox) => outbox.sluit());
  vi.useRealTimers();
});

describe('when it sends', () => {
  it('sends at the fifth answer', async () => {
    const outbox = maakTab(vasteWinkel());
    await tik(4_000);
    await geef(outbox, 4);
    await tik(1_000);
    expect(server.batches).toHaveLength(0);
    await geef(outbox, 1);
    await tik(0);
    expect(server.batches.map((batch) => batch.map((post) => post.seq))).toEqual([[1, 2, 3, 4, 5]]);
    expect(outbox.stand().wachtend).toBe(0);
  });

  it('sends 20 s after the oldest answer', async () => {
    const outbox = maakTab(vasteWinkel());
    await tik(4_000);
    await geef(outbox, 1);
    await tik(15_000);
    await geef(outbox, 1);
    await tik(4_900);
    expect(server.batches).toHaveLength(0);
    await tik(200);
    expect(server.batches[0]).toHaveLength(2);
  });

  it('sends at the end of a taak and says that nothing is left', async () => {
    const outbox = maakTab(vasteWinkel());
    await tik(4_000);
    await geef(outbox, 2);
    await expect(outbox.spoel()).resolves.toBe('leeg');
  });

  it('sends what an earlier visit left behind', async () => {
    const winkel = vasteWinkel();
    await winkel.voegToe({ eigenaar: sam, clientId: 'oud', op: 0, inhoud: {} });
    maakTab(winkel);
    await tik(3_100);
    expect(server.opgeslagen.get('oud')).toBe(1);
  });

  it('never puts more than 50 answers or 60 KB in a batch', async () => {
    const winkel = vasteWinkel();
    for (let i = 0; i < 60; i += 1) await winkel.voegToe({ eigenaar: sam, clientId: `k${i}`, op: 0, inhoud: {} });
    for (let i = 0; i < 3; i += 1)
      await winkel.voegToe({ eigenaar: sam, clientId: `g${i}`, op: 0, inhoud: { ruw: 'x'.repeat(35_000) } });
    maakTab(winkel);
    await tik(3_100);
    expect(server.batches.map((batch) => batch.length)).toEqual([50, 11, 1, 1]);
  });
});

describe('outcome classes', () => {
  it.each([
    [200, 'klaar'],
    [0, 'later'],
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [404, 'later'],
    [401, 'login'],
    [403, 'login'],
    [413, 'halveer'],
    [400, 'splits'],
    [422, 'splits'],
  ])('%i is %s', (status, soort) => {
    expect(bepaalUitkomst(status).soort).toBe(soort);
  });

  it('keeps everything on a dead line, waits longer each time, and delivers once', async () => {
    const outbox = maakTab(vasteWinkel());
    await tik(4_000);
    server.regel(() => ({ soort: 'later', wacht: null }));
    await geef(outbox, 5);
    await tik(0);
    expect(outbox.stand()).toMatchObject({ wachtend: 5, storing: true });
    await tik(500);
    await tik(1_000);
    await tik(2_000);
    expect(server.batches).toHaveLength(4);
    server.regel(() => null);
    await tik(2_500);
    expect([...server.opgeslagen.values()]).toEqual([1, 1, 1, 1, 1]);
    expect(outbox.stand()).toMatchObject({ wachtend: 0, storing: false });
  });

  it('caps the wait at 5 s in the first minute and 30 s after it', async () => {
    const outbox = maakTab(vasteWinkel());
    await tik(4_000);
    server.regel(() => ({ soort: 'later', wacht: null }));
    await geef(outbox, 5);
    await tik(60_000);
    const eersteMinuut = server.batches.length;
    await tik(120_000);
    const daarna = server.batches.length - eersteMinuut;
    expect(eersteMinuut).toBeGreaterThan(20);
    expect(daarna).toBeLessThanOrEqual(9);
    expect(outbox.stand().wachtend).toBe(5);
  });

  it('honours Retry-After, also at the end of a taak', async () => {
    const outbox = maakTab(vasteWinkel());
    await tik(4_000);
    server.antwoord({ soort: 'later', wacht: 7 });
    await geef(outbox, 5);
    await tik(0);
    await expect(outbox.spoel()).resolves.toBe('later');
    await tik(6_900);
    expect(server.batches).toHaveLength(1);
    await tik(1_000);
    expect(server.opgeslagen.size).toBe(5);
  });

  it('counts once when the reply was lost after the server stored the batch', async () => {
    const outbox = maakTab(vasteWinkel(), {
      zend: async (posten) => {
        const eerste = server.batches.length === 0;
        await server.zend(posten);
        return eerste ? { soort: 'later', wacht: null } : OK;
      },
    });
    await tik(4_000);
    await geef(outbox, 5);
    await tik(6_000);
    expect(server.opgeslagen.size).toBe(5);
    expect(new Set(server.batches.flat().map((post) => post.clientId)).size).toBe(5);
    expect(outbox.stand().wachtend).toBe(0);
  });

  it('keeps all on 401 and drains after the owner signed in again', async () => {
    const outbox = maakTab(vasteWinkel());
    await tik(4_000);
    server.antwoord({ soort: 'login' });
    await geef(outbox, 5);
    await tik(120_000);
    expect(server.batches).toHaveLength(1);
    expect(outbox.stand()).toMatchObject({ wachtend: 5, wachtOpLogin: true });
    outbox.hervat();
    await tik(0);
    expect(server.opgeslagen.size).toBe(5);
  });

  it('halves the batch on 413 until it fits', async () => {
    const winkel = vasteWinkel();
    for (let i = 0; i < 16; i += 1) await winkel.voegToe({ eigenaar: sam, clientId: `k${i}`, op: 0, inhoud: {} });
    server.regel((posten) => (posten.length > 4 ? { soort: 'halveer' } : null));
    maakTab(winkel);
    await tik(3_100);
    expect(server.opgeslagen.size).toBe(16);
    expect(server.batches.slice(0, 3).map((batch) => batch.length)).toEqual([16, 8, 4]);
  });

  it('splits on 400, keeps the refused answer apart, tells the teacher log and goes on', async () => {
    const winkel = vasteWinkel();
    const outbox = maakTab(winkel);
    await tik(4_000);
    server.regel((posten) => (posten.some((post) => post.seq === 3) ? { soort: 'splits', reden: '422' } : null));
    await geef(outbox, 5);
    await tik(0);
    expect(server.opgeslagen.size).toBe(4);
    expect(winkel.afgekeurd().map((post) => post.seq)).toEqual([3]);
    expect(meld).toHaveBeenCalledWith('answer refused by the server', expect.stringContaining('422'));
    await geef(outbox, 5);
    await tik(0);
    expect(server.batches.at(-1)).toHaveLength(5);
  });
});

describe('identity and owner', () => {
  it('counts seq on from what the server knows', async () => {
    const outbox = maakTab(vasteWinkel());
    await outbox.meldSeq(40);
    await geef(outbox, 1);
    await outbox.spoel();
    await tik(5_000);
    expect(server.batches[0]?.[0]?.seq).toBe(41);
  });

  it('never sends or deletes the answers of another pupil', async () => {
    const winkel = vasteWinkel();
    await winkel.voegToe({ eigenaar: bo, clientId: 'van-bo', op: 0, inhoud: {} });
    const outbox = maakTab(winkel);
    await tik(4_000);
    await geef(outbox, 5);
    await tik(60_000);
    expect(server.opgeslagen.has('van-bo')).toBe(false);
    expect(await winkel.tel(bo)).toBe(1);
  });
});

describe('two tabs', () => {
  it('one tab sends for both, each answer once', async () => {
    const winkel = vasteWinkel();
    const apparaat = maakApparaat();
    const een = maakTab(winkel, { apparaat });
    await tik(4_000);
    const twee = maakTab(winkel, { apparaat });
    await Promise.all([geef(een, 3), geef(twee, 3)]);
    await tik(0);
    const einde = twee.spoel();
    await tik(1_000);
    await expect(einde).resolves.toBe('leeg');
    expect([...server.opgeslagen.values()]).toEqual(Array.from({ length: 6 }, () => 1));
    expect(new Set(server.batches.flat().map((post) => post.seq)).size).toBe(6);
    expect(twee.stand().wachtend).toBe(0);
  });

  it('the other tab takes over when the leader closes', async () => {
    const winkel = vasteWinkel();
    const apparaat = maakApparaat();
    const een = maakTab(winkel, { apparaat });
    await tik(0);
    const twee = maakTab(winkel, { apparaat });
    await geef(twee, 1);
    een.sluit();
    await tik(4_000);
    expect(server.opgeslagen.size).toBe(1);
  });
});

describe('memory mode', () => {
  it('accepts an answer only after the server has it, and sends at once', async () => {
    const outbox = maakTab(geheugenWinkel());
    await tik(4_000);
    server.antwoord({ soort: 'later', wacht: null });
    const geteld = vi.fn<() => void>();
    const klaar = outbox.voegToe({ nr: 0 }).then(geteld);
    await tik(100);
    expect(server.batches).toHaveLength(1);
    expect(geteld).not.toHaveBeenCalled();
    await tik(1_000);
    await klaar;
    expect(geteld).toHaveBeenCalledOnce();
  });

  it('falls back to memory when the disk is full halfway, without losing or reordering', async () => {
    const vast = vasteWinkel();
    let vol = false;
    const winkel = veiligeWinkel(
      { ...vast, voegToe: (nieuw) => (vol ? Promise.reject(new Error('QuotaExceededError')) : vast.voegToe(nieuw)) },
      geheugenWinkel(),
      () => meld('fout'),
    );
    const outbox = maakTab(winkel);
    await tik(4_000);
    await geef(outbox, 2);
    vol = true;
    const derde = outbox.voegToe({ nr: 2 });
    await tik(1_000);
    await derde;
    expect(server.batches.flat().map((post) => post.seq)).toEqual([1, 2, 3]);
    expect(meld).toHaveBeenCalled();
  });
});
