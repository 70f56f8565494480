import { expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';

const ENTRY = {
  id: '1',
  titel: 'Starten; met een, twee',
  omschrijving: 'Regel een\nregel twee',
  van: new Date('2026-12-01T14:30:00Z'),
  tot: new Date('2026-12-01T15:30:00Z'),
  nu: new Date('2026-11-23T08:00:00Z'),
  adres: 'https://taaltocht.test/site/training',
};

it('writes moments in UTC and escapes what has a meaning', () => {
  const lines = calendarFile(ENTRY).split('\r\n');
  expect(lines).toContain('DTSTART:20261201T143000Z');
  expect(lines).toContain('DTEND:20261201T153000Z');
  expect(lines).toContain(String.raw`SUMMARY:Starten\; met een\, twee`);
  expect(lines).toContain(String.raw`DESCRIPTION:Regel een\nregel twee`);
});

it('folds a long line without breaking a letter, so that it unfolds to what it was', () => {
  const title = 'ë'.repeat(120);
  const file = calendarFile({ ...ENTRY, titel: title });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
