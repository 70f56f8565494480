import { describe, expect, it } from 'vitest';
import { bedekking, kiesPlek, type Obstakel } from './hulp-plek.ts';

const scherm = { x: 0, y: 80, w: 1000, h: 500 };
const kaart = { w: 300, h: 80 };
const rail: Obstakel = { x: 200, y: 500, w: 600, h: 80, gewicht: 4 };

describe('place of the help card', () => {
  it('stands in the right bottom corner when nothing is there', () => {
    expect(kiesPlek(scherm, kaart, [])).toEqual({ x: 700, y: 500 });
  });
  it('covers neither the rail nor what must be touched', () => {
    const bellen: Obstakel[] = Array.from({ length: 5 }, (_, i) => ({
      x: 80 + i * 190,
      y: 300,
      w: 130,
      h: 130,
      gewicht: 4,
    }));
    const obstakels = [rail, ...bellen];
    const plek = kiesPlek(scherm, kaart, obstakels);
    expect(bedekking({ ...plek, ...kaart }, obstakels)).toBe(0);
  });
  it('takes the lightest when everything is full, and never leaves the room', () => {
    const vol: Obstakel[] = [
      { x: 0, y: 0, w: 1000, h: 330, gewicht: 4 },
      { x: 0, y: 330, w: 1000, h: 300, gewicht: 1 },
    ];
    expect(kiesPlek(scherm, kaart, vol).y).toBeGreaterThanOrEqual(330);
    expect(kiesPlek({ x: 10, y: 10, w: 200, h: 50 }, kaart, [])).toEqual({ x: 10, y: 10 });
  });
});
