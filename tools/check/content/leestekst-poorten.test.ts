import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { keurLeesteksten, leestekstTabel } from './leestekst-poorten.ts';

const ZIN = 'de kat zit op het dak.';
const zinnen = Array.from({ length: 10 }, () => ZIN);
const vragen = [1, 2, 3, 4].map((n) => ({
  soort: 'letterlijk',
  vraag: `waar zit kat ${n}?`,
  goed: 'op het dak',
  fout: ['in de boom', 'bij de zee'],
}));
const goed = {
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

function keur(...teksten: readonly object[]): ReturnType<typeof keurLeesteksten> {
  writeFileSync(`${map}/leesteksten.jsonl`, teksten.map((t) => `${JSON.stringify(t)}\n`).join(''));
  return keurLeesteksten(pathToFileURL(`${map}/`), new Set(['kattenboomhut']));
}

const fouten = (...teksten: readonly object[]): string => keur(...teksten).fouten.join('\n');
const metVraag = (vraag: object): object => ({ ...goed, vragen: [{ ...vragen[0], ...vraag }, ...vragen.slice(1)] });
const metZin = (zin: string): object => ({ ...goed, zinnen: [zin, ...zinnen.slice(1)] });

beforeAll(() => laadPatronen());

beforeEach(() => {
  map = mkdtempSync(`${tmpdir()}/leestekst-`);
});

afterEach(() => rmSync(map, { recursive: true }));

describe('keurLeesteksten', () => {
  it('finds nothing wrong with a good text and counts it', () => {
    const { fouten: geen, telling } = keur(goed);
    expect(geen.filter((f) => !f.startsWith('leesteksten '))).toEqual([]);
    expect(telling[0]).toMatchObject({ niveau: 'Start', teksten: 1, minste: 60, meeste: 60, langste: 0 });
    expect(leestekstTabel(telling)).toMatch(/\nStart +1 +60-60/);
  });

  it('refuses a text that is too long, too short or of another level', () => {
    expect(fouten({ ...goed, zinnen: zinnen.slice(0, 8) })).toContain('48 words, needs about 60');
    expect(fouten({ ...goed, zinnen: [...zinnen, ZIN, ZIN] })).toContain('72 words, needs about 60');
    expect(fouten({ ...goed, niveau: 'E4' })).toContain('estimate is M3, level is E4');
    expect(fouten({ ...goed, niveau: 'M4' })).toContain('id is not of level M4');
  });

  it('holds the first levels to their build of words', () => {
    expect(fouten(metZin('de kat wil water op het dak.'))).toContain('water is too hard a build for Start');
    expect(fouten(metZin('de kat springt op het dak.'))).toContain('springt is too hard a build for Start');
    expect(fouten(metZin('de kat heeft een bed.'))).toContain('bed does not sound as it is written');
    expect(fouten(metZin('De kat zit op het dak.'))).toContain('has a capital, Start has none');
  });

  it('refuses unknown and forbidden words and a sentence without an end', () => {
    expect(fouten(metZin('de kat zit op het dakk.'))).toContain('dakk is not in the dictionary');
    expect(fouten(metZin('de kat zit op het wapen.'))).toContain('forbidden topic word wapen');
    expect(fouten(metZin('de kat zit op het dak'))).toContain('lacks an end mark');
    expect(fouten({ ...goed, niveau: 'M5' })).toContain('lacks a capital');
    expect(fouten(metZin('de kattenboomhut is op het dak.'))).not.toContain('dictionary');
    expect(fouten({ ...goed, alineas: [0, 10] })).toContain('paragraphs are not in order');
  });

  it('refuses questions that do not fit the text or their kind', () => {
    expect(fouten(metVraag({ goed: 'op de stoel' }))).toContain('literal answer word stoel is not in the text');
    expect(fouten(metVraag({ fout: ['op het dak', 'in de boom'] }))).toContain('answers are not different ones');
    expect(fouten(metVraag({ fout: ['in de boom'] }))).toContain('needs two wrong answers');
    expect(fouten(metVraag({ soort: 'waarnietwaar' }))).toContain('answers are not waar and niet waar');
    expect(fouten(metVraag({ soort: 'waarnietwaar', goed: 'niet waar', fout: ['waar'] }))).not.toContain('question');
    expect(fouten({ ...goed, vragen: vragen.slice(1) })).toContain('leesteksten.jsonl:1: vragen');
  });

  it('needs eight texts of every level', () => {
    const acht = Array.from({ length: 8 }, (_, i) => ({ ...goed, id: `lt-start-0${i + 1}`, titel: `de kat ${i}` }));
    expect(fouten(...acht)).not.toContain('leesteksten Start');
    expect(fouten(...acht.slice(1))).toContain('leesteksten Start: 7 texts, needs 8');
    expect(fouten(...acht, { ...goed, id: 'lt-start-09' })).toContain('leesteksten Start: 9 texts, needs 8');
    expect(fouten(...acht)).toContain('leesteksten Plus: 0 texts, needs 8');
  });

  it('refuses a title or an id that stands twice', () => {
    expect(fouten(goed, { ...goed, id: 'lt-start-02' })).toContain('title twice: de kat');
    expect(fouten(goed, { ...goed, titel: 'de poes' })).toContain('id twice: lt-start-01');
  });
});
