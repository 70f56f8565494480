import { expect, it } from 'vitest';
import be from './i18n/nl-BE.json';
import nl from './i18n/nl.json';
import { addressOfText, captionsOf, chaptersOf, clockOf, cueTimeOf } from './captions.ts';
import films from './films.json';

const CHAPTERS = [
  { name: 'een', start: 0, end: 9 },
  { name: 'twee', start: 9, end: 75.5 },
];

it('writes moments for a player and for a reader', () => {
  expect([cueTimeOf(0), cueTimeOf(75.5), cueTimeOf(3_725.25)]).toEqual([
    '00:00:00.000',
    '00:01:15.500',
    '01:02:05.250',
  ]);
  expect([clockOf(0), clockOf(75.5)]).toEqual(['0:00', '1:15']);
});

it('gives every sentence its share of the time of its chapter', () => {
  const text = captionsOf(CHAPTERS, (name) => (name === 'een' ? 'Kort zo. Dit is langer zin.' : 'Slot.'));
  const lines = text.split('\n');
  expect(lines[0]).toBe('WEBVTT');
  expect(lines.filter((line) => line.includes('-->'))).toHaveLength(3);
  expect(lines[2]).toMatch(/^00:00:00\.000 --> 00:00:0[1-4]/);
  expect(text).toContain('--> 00:00:09.000');
  expect(text).toContain('00:00:09.000 --> 00:01:15.500\nSlot.');
});

it('names the chapters', () => {
  expect(chaptersOf(CHAPTERS, (name) => name.toUpperCase())).toContain('00:00:00.000 --> 00:00:09.000\nEEN');
  expect(addressOfText('text/vtt', 'a b')).toBe('data:text/vtt;charset=utf-8,a%20b');
});

it('has words for every chapter of every film, in both countries', () => {
  expect(films.length).toBeGreaterThanOrEqual(3);
  for (const { name, seconds, chapters } of films) {
    expect(nl).toHaveProperty([`film.${name}.titel`]);
    expect(chapters.at(-1)?.end).toBeCloseTo(seconds, 0);
    for (const chapter of chapters) {
      expect(nl).toHaveProperty([`deel.${name}.${chapter.name}.titel`]);
      expect(nl).toHaveProperty([`deel.${name}.${chapter.name}.tekst`]);
    }
  }
  for (const key of Object.keys(be)) expect(nl).toHaveProperty([key]);
});
