import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../klank/klank.ts';
import { lettergrepen } from '../klank/lettergrepen.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { parts } from './morphology.ts';

beforeAll(loadPatterns);

const cut = (w: string): string => {
  const split = lettergrepen(w);
  return split.ok ? split.value.lettergrepen.join('-') : '';
};
const sounds = (w: string): string =>
  pictureOf(w)
    .klanken.map(({ klank }) => klank)
    .join(' ');

/** Words outside the content, written down before the rules were asked. */
describe('a prefix behind a first part', () => {
  it.each([
    ['aangeschoten', 'aan-ge-scho-ten'],
    ['opgestaan', 'op-ge-staan'],
    ['afgesneden', 'af-ge-sne-den'],
    ['leeggespoten', 'leeg-ge-spo-ten'],
    ['samengeknepen', 'sa-men-ge-kne-pen'],
    ['heengelopen', 'heen-ge-lo-pen'],
    ['onderverhuurder', 'on-der-ver-huur-der'],
    ['opengestaan', 'o-pen-ge-staan'],
  ])('is a syllable of its own in %s', (w, expected) => expect(cut(w)).toBe(expected));

  it.each([
    ['aangekondigd', 'aa n x @ k o n d @ x t'],
    ['afgewezen', 'a f x @ w ee z @ n'],
    ['ondergestopt', 'o n d @ r x @ s t o p t'],
    ['onverdeeld', 'o n v @ r d ee l t'],
    ['omverwaaien', 'o m v e r w aai @ n'],
    ['onderbelicht', 'o n d @ r b @ l i x t'],
    ['ineengestrengeld', 'i n ee n x @ s t r e ng @ l t'],
  ])('is weak, and makes no other sound of the letters before it: %s', (w, expected) =>
    expect(sounds(w)).toBe(expected),
  );

  it.each([
    ['omgeving', 'om-ge-ving'],
    ['doorgeven', 'door-ge-ven'],
    ['ingenieur', 'in-ge-ni-eur'],
    ['vrijgevig', 'vrij-ge-vig'],
  ])('is not found in %s', (w, expected) => {
    expect(cut(w)).toBe(expected);
    expect(parts(w).map((part) => part.tekst)).not.toContain('ge');
  });
});

describe('a first part before a word', () => {
  it.each([
    ['inkomend', 'i n k oo m @ n t'],
    ['onkies', 'o n k ie s'],
    ['heenkomen', 'h ee n k oo m @ n'],
    ['meenemen', 'm ee n ee m @ n'],
    ['losschroeven', 'l o s s x r oe v @ n'],
  ])('ends before it: %s', (w, expected) => expect(sounds(w)).toBe(expected));

  it.each(['goederen', 'volkeren', 'rechteren', 'voorraden'])('is not cut off a plural: %s', (w) =>
    expect(parts(w).find((part) => part.soort === 'partikel')).toBeUndefined(),
  );
});
