import { expect, it } from 'vitest';
import { homeHoursSchema } from '#engine/core/domein/home-hours.ts';
import { quietAt, hoursIn } from './home-hours.ts';

const hours = { van: '15:00', tot: '19:30' };

it.each([
  ['before them, in winter', '2026-11-20T14:59:59+01:00', { vanaf: '15:00', morgen: false }],
  ['from the first minute', '2026-11-20T15:00:00+01:00', undefined],
  ['up to the last', '2026-11-20T19:29:59+01:00', undefined],
  ['after them', '2026-11-20T19:30:00+01:00', { vanaf: '15:00', morgen: true }],
  ['in summer time', '2026-06-19T15:00:00+02:00', undefined],
  ['just after midnight', '2026-06-19T00:10:00+02:00', { vanaf: '15:00', morgen: false }],
])('gives rest %s', (_, moment, resting) => expect(quietAt(hours, Date.parse(moment))).toEqual(resting));

it('gives none without hours, and takes no hours that end before they begin', () => {
  expect(quietAt(undefined, Date.parse('2026-11-20T03:00:00Z'))).toBeUndefined();
  expect([
    homeHoursSchema.safeParse(hours).success,
    homeHoursSchema.safeParse({ van: '19:00', tot: '07:00' }).success,
    homeHoursSchema.safeParse({ van: '7:00', tot: '9:00' }).success,
  ]).toEqual([true, false, false]);
});

it('lets the hours of a setting go before those of the tenant, and none count at school', () => {
  const own = { van: '10:00', tot: '11:00' };
  expect(hoursIn({ thuis: true, thuisUren: hours }, { thuisUren: own })).toBe(own);
  expect(hoursIn({ thuis: true }, { thuisUren: own })).toBe(own);
  expect(hoursIn({ thuis: true, thuisUren: hours }, { thuisUren: null })).toBe(hours);
  expect(hoursIn({ thuis: false, thuisUren: hours }, { thuisUren: own })).toBeUndefined();
});
