import { describe, expect, it } from 'vitest';
import { planDrawing } from './draw-jobs.ts';
import { createDrawings } from './drawings.ts';
import { createProgressLine } from './start.ts';

const plan = planDrawing({
  spellen: ['pizza', 'race'],
  sounds: ['gedeeld', 'pizza'],
  images: [['muis.webp', 'kat.webp'], ['hond.webp']],
});

const made = (id: string): string[] => (id.startsWith('sharp/') ? [id, id.replace('sharp/', 'game/')] : [id]);

/** Why it was refused; asked for before it happens. */
const errorOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error: unknown) => String(error),
  );

function build(draw: (id: string) => Promise<readonly string[]>) {
  const order: string[] = [];
  const failures: string[] = [];
  let stops = 0;
  const drawings = createDrawings({
    plan,
    worker: {
      draw: ({ id, calm }) => {
        order.push(calm ? `${id} calm` : id);
        return draw(id);
      },
      stop: () => {
        stops += 1;
      },
    },
    onProgress: () => undefined,
    onFailure: (id, error) => failures.push(`${id} ${error.message}`),
    pauseMs: 1,
  });
  return { drawings, order, failures, stopped: () => stops };
}

describe('the plan', () => {
  it('has the shared sounds first, games before the rest, sharp pictures last', () => {
    expect(plan.jobs.map(({ id }) => id)).toEqual([
      'sound/gedeeld',
      'game/pizza',
      'game/race',
      'images/0',
      'images/1',
      'sound/pizza',
      'sharp/pizza',
      'sharp/race',
    ]);
  });

  it('knows who makes the file of an address', () => {
    expect(plan.jobOf('/spel-assets/race/atlas-0@1x.json')).toBe('game/race');
    expect(plan.jobOf('/spel-assets/plaatjes/hond.webp')).toBe('images/1');
    expect(plan.jobOf('/spel-assets/plaatjes/weg.webp')).toBeUndefined();
    expect(plan.jobOf('/geluid/gedeeld.mp3')).toBe('sound/gedeeld');
    expect(plan.jobOf('/index.html')).toBeUndefined();
  });
});

describe('drawings beside the running server', () => {
  it('lets a game that is not drawn yet wait, plays it in single resolution and has it sharp on a later visit', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((open) => {
      release = open;
    });
    const { drawings, order } = build(async (id) => {
      if (id.startsWith('sharp/')) await gate;
      return made(id);
    });
    const first = drawings.need('/spel-assets/race/atlas-0@2x.json');
    drawings.start();
    expect(await first).toBe('/spel-assets/race/atlas-0@1x.json');
    expect(order[0]).toBe('game/race');
    release();
    await expect.poll(() => drawings.progress().done).toBe(8);
    expect(order.slice(-2)).toEqual(['sharp/race calm', 'sharp/pizza calm']);
    expect(await drawings.need('/spel-assets/race/atlas-0@2x.json')).toBe('/spel-assets/race/atlas-0@2x.json');
  });

  it('answers files that nobody makes at once, and ends the process when all is drawn', async () => {
    const { drawings, stopped } = build((id) => Promise.resolve(made(id)));
    expect(await drawings.need('/spel-assets/weg/atlas-0@2x.json')).toBe('/spel-assets/weg/atlas-0@2x.json');
    drawings.start();
    await expect.poll(stopped).toBe(1);
    expect(drawings.progress()).toEqual({ done: 8, total: 8, failed: [] });
  });

  it('reports what failed, refuses who waits and makes it at the next try', async () => {
    let tries = 0;
    const { drawings, failures } = build((id) => {
      if (id === 'game/pizza' && (tries += 1) === 1) return Promise.reject(new Error('ink is gone'));
      return Promise.resolve(made(id));
    });
    const refused = errorOf(drawings.need('/spel-assets/pizza/atlas-0@1x.webp'));
    drawings.start();
    expect(await refused).toContain('ink is gone');
    expect(failures).toEqual(['game/pizza ink is gone']);
    expect(await drawings.need('/spel-assets/pizza/atlas-0@1x.webp')).toBe('/spel-assets/pizza/atlas-0@1x.webp');
    await expect.poll(() => drawings.progress().failed).toEqual([]);
  });
});

describe('lines about the drawing', () => {
  it('come at most every five seconds, and an end only after a beginning', () => {
    let now = 0;
    const lines: string[] = [];
    const tell = createProgressLine(
      (line) => lines.push(line),
      () => now,
    );
    tell({ done: 8, total: 8, failed: [] });
    tell({ done: 1, total: 8, failed: [] });
    expect(lines).toEqual([]);
    now = 5_000;
    tell({ done: 2, total: 8, failed: [] });
    tell({ done: 3, total: 8, failed: [] });
    tell({ done: 8, total: 8, failed: [] });
    expect(lines).toEqual([
      'Tekeningen en geluiden worden op de achtergrond gemaakt: 2 van 8.',
      'Alle tekeningen en geluiden zijn gemaakt.',
    ]);
  });
});
