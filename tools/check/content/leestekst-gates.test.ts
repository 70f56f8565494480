import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { validateLeesteksten, leestekstTable } from './leestekst-gates.ts';

const ZIN = 'de kat zit op het dak.';
const zinnen = Array.from({ length: 10 }, () => ZIN);
const vragen = [1, 2, 3, 4].map((n) => ({
  soort: 'letterlijk',
  vraag: `waar zit kat ${n}?`,
  goed: 'op het dak',
  fout: ['in de boom', 'bij de zee'],
}));
const correct = {
  id: 'lt-start-01',
  niveau: 'Start',
  titel: 'de kat',
  soort: 'verhaal',
  regio: 'both',
  zinnen,
  alineas: [0, 5],
  vragen,
};
let map = '';

function validate(...texts: readonly object[]): ReturnType<typeof validateLeesteksten> {
  writeFileSync(`${map}/leesteksten.jsonl`, texts.map((t) => `${JSON.stringify(t)}\n`).join(''));
  return validateLeesteksten(pathToFileURL(`${map}/`), new Set(['kattenboomhut']));
}

const errors = (...texts: readonly object[]): string => validate(...texts).fouten.join('\n');
const withVraag = (vraag: object): object => ({ ...correct, vragen: [{ ...vragen[0], ...vraag }, ...vragen.slice(1)] });
const withZin = (zin: string): object => ({ ...correct, zinnen: [zin, ...zinnen.slice(1)] });

beforeAll(() => loadPatterns());

beforeEach(() => {
  map = mkdtempSync(`${tmpdir()}/leestekst-`);
});

afterEach(() => rmSync(map, { recursive: true }));

describe('keurLeesteksten', () => {
  it('finds nothing wrong with a good text and counts it', () => {
    const { fouten: no, tally } = validate(correct);
    expect(no.filter((f) => !f.startsWith('leesteksten '))).toEqual([]);
    expect(tally[0]).toMatchObject({ niveau: 'Start', texts: 1, least: 60, most: 60, longest: 0 });
    expect(leestekstTable(tally)).toMatch(/\nStart +1 +60-60/);
  });

  it('refuses a text that is too long, too short or of another level', () => {
    expect(errors({ ...correct, zinnen: zinnen.slice(0, 8) })).toContain('48 words, needs about 60');
    expect(errors({ ...correct, zinnen: [...zinnen, ZIN, ZIN] })).toContain('72 words, needs about 60');
    expect(errors({ ...correct, niveau: 'E4' })).toContain('estimate is M3, level is E4');
    expect(errors({ ...correct, niveau: 'M4' })).toContain('id is not of level M4');
  });

  it('holds the first levels to their build of words', () => {
    expect(errors(withZin('de kat wil water op het dak.'))).toContain('water is too hard a build for Start');
    expect(errors(withZin('de kat springt op het dak.'))).toContain('springt is too hard a build for Start');
    expect(errors(withZin('de kat heeft een bed.'))).toContain('bed does not sound as it is written');
    expect(errors(withZin('De kat zit op het dak.'))).toContain('has a capital, Start has none');
  });

  it('refuses unknown and forbidden words and a sentence without an end', () => {
    expect(errors(withZin('de kat zit op het dakk.'))).toContain('dakk is not in the dictionary');
    expect(errors(withZin('de kat zit op het wapen.'))).toContain('forbidden topic word wapen');
    expect(errors(withZin('de kat zit op het dak'))).toContain('lacks an end mark');
    expect(errors({ ...correct, niveau: 'M5' })).toContain('lacks a capital');
    expect(errors(withZin('de kattenboomhut is op het dak.'))).not.toContain('dictionary');
    expect(errors({ ...correct, alineas: [0, 10] })).toContain('paragraphs are not in order');
  });

  it('refuses questions that do not fit the text or their kind', () => {
    expect(errors(withVraag({ goed: 'op de stoel' }))).toContain('literal answer word stoel is not in the text');
    expect(errors(withVraag({ fout: ['op het dak', 'in de boom'] }))).toContain('answers are not different ones');
    expect(errors(withVraag({ fout: ['in de boom'] }))).toContain('needs two wrong answers');
    expect(errors(withVraag({ soort: 'waarnietwaar' }))).toContain('answers are not waar and niet waar');
    expect(errors(withVraag({ soort: 'waarnietwaar', goed: 'niet waar', fout: ['waar'] }))).not.toContain('question');
    expect(errors({ ...correct, vragen: vragen.slice(1) })).toContain('leesteksten.jsonl:1: vragen');
  });

  it('needs eight texts of every level', () => {
    const eight = Array.from({ length: 8 }, (_, i) => ({ ...correct, id: `lt-start-0${i + 1}`, titel: `de kat ${i}` }));
    expect(errors(...eight)).not.toContain('leesteksten Start');
    expect(errors(...eight.slice(1))).toContain('leesteksten Start: 7 texts, needs 8');
    expect(errors(...eight, { ...correct, id: 'lt-start-09' })).toContain('leesteksten Start: 9 texts, needs 8');
    expect(errors(...eight)).toContain('leesteksten Plus: 0 texts, needs 8');
  });

  it('refuses a title or an id that stands twice', () => {
    expect(errors(correct, { ...correct, id: 'lt-start-02' })).toContain('title twice: de kat');
    expect(errors(correct, { ...correct, titel: 'de poes' })).toContain('id twice: lt-start-01');
  });
});
