import { describe, expect, it } from 'vitest';
import { dueBericht, statusAt } from './expiry.ts';
import type { LicentieStatus } from './licenties.contract.ts';

describe('the state by the calendar', () => {
  it.each<[LicentieStatus, number, LicentieStatus]>([
    ['actief', -61, 'actief'],
    ['actief', -60, 'aflopend'],
    ['aflopend', 0, 'aflopend'],
    ['aflopend', 1, 'alleen_lezen'],
    ['aflopend', -200, 'actief'],
    ['opgezegd', -3, 'opgezegd'],
    ['opgezegd', 1, 'alleen_lezen'],
    ['proef', 0, 'proef'],
    ['proef', 1, 'proef_afgelopen'],
    ['proef_afgelopen', 59, 'proef_afgelopen'],
    ['alleen_lezen', 59, 'alleen_lezen'],
    ['alleen_lezen', 60, 'verlopen'],
    ['proef_afgelopen', 60, 'verlopen'],
    ['actief', 75, 'verlopen'],
    ['geblokkeerd', 200, 'geblokkeerd'],
    ['aangevraagd', 200, 'aangevraagd'],
    ['gewist', 500, 'gewist'],
  ])('takes %s at day %i to %s', (from, over, to) => expect(statusAt(from, over)).toBe(to));
});

describe('the mail of a day', () => {
  it.each<[LicentieStatus, number, number | null, string | undefined]>([
    ['aflopend', -60, null, 'licentie-60'],
    ['aflopend', -59, 60, undefined],
    ['aflopend', -30, 60, 'licentie-30'],
    ['aflopend', -7, 30, 'licentie-7'],
    ['aflopend', 0, 7, 'licentie-0'],
    ['aflopend', -5, null, 'licentie-7'],
    ['alleen_lezen', 1, 0, undefined],
    ['alleen_lezen', 4, 7, 'licentie-0'],
    ['opgezegd', -7, null, undefined],
    ['proef', -40, null, undefined],
    ['proef', -30, null, 'proef-start'],
    ['proef', -29, 30, undefined],
    ['proef', -27, null, 'proef-start'],
    ['proef', -26, null, undefined],
    ['proef', -18, null, undefined],
    ['proef', -15, 30, 'proef-halverwege'],
    ['proef', -14, 15, undefined],
    ['proef', -8, null, 'proef-halverwege'],
    ['proef', -7, 15, 'proef-eindigt'],
    ['proef', -7, null, 'proef-eindigt'],
    ['proef_afgelopen', 1, 7, 'proef-afgelopen'],
    ['proef_afgelopen', 2, -1, undefined],
    ['verlopen', 60, 0, 'licentie-verlopen'],
    ['verlopen', 61, -60, undefined],
  ])('of %s at day %i after %s', (status, over, reported, template) =>
    expect(dueBericht(status, over, reported)?.sjabloon).toBe(template),
  );
});
