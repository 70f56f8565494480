import { describe, expect, it } from 'vitest';
import type { ToetsRecord } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import { changeOf, draftOf, missingInDraft, readPastedWords, sameDraft } from './draft.ts';

const RECORD: ToetsRecord = {
  id: '01900000-0000-7000-8000-000000000001',
  groepId: '01900000-0000-7000-8000-000000000002',
  titel: 'Blok 3',
  methodeNotitie: '',
  soort: 'controle',
  moment: 'na',
  vensterVan: '2026-11-25T08:00:00.000Z',
  vensterTot: null,
  afspeelbeurten: 3,
  grensPct: 80,
  goalMarks: { ei: 90 },
  woorden: [{ woord: 'trein', zin: 'De trein rijdt.', overslaan: false }],
  deelnemers: [],
  status: 'concept',
  versie: 4,
  leerlingen: [],
  doelen: [],
};

describe('pasted words', () => {
  it('reads lines, commas and tabs, without numbers and bullets', () => {
    expect(readPastedWords('1. trein\n2) kijkt\t- foto’s, de  koe;\n\n•boom', []).woorden).toEqual([
      'trein',
      'kijkt',
      "foto's",
      'de koe',
      'boom',
    ]);
  });

  it('tells what is there already and what is no word', () => {
    expect(readPastedWords('Trein, boom, boom, <b>, 😀, h2o', ['trein'])).toEqual({
      woorden: ['boom'],
      odd: ['<b>', '😀', 'h2o'],
      double: ['Trein', 'boom'],
    });
  });
});

describe('a draft', () => {
  it('goes out as it came in', () => {
    const {
      versie: version,
      titel: title,
      vensterVan: from,
      vensterTot: until,
      woorden,
    } = changeOf(draftOf(RECORD), RECORD.versie);
    expect({ versie: version, titel: title, vensterVan: from, vensterTot: until, woorden }).toEqual({
      versie: 4,
      titel: 'Blok 3',
      vensterVan: '2026-11-25T08:00:00.000Z',
      vensterTot: null,
      woorden: RECORD.woorden,
    });
  });

  it('is not changed by a row that is still empty', () => {
    const draft = draftOf(RECORD);
    const more = { ...draft, woorden: [...draft.woorden, { key: 9, woord: ' ', zin: '', overslaan: false }] };
    expect(sameDraft(draft, more)).toBe(true);
    expect(sameDraft(draft, { ...draft, titel: 'Blok 4' })).toBe(false);
  });

  it('knows what is missing', () => {
    expect(missingInDraft(draftOf(RECORD), 0)).toEqual({
      woorden: 'kies',
      deelnemers: 'kies',
      vensterTot: 'verplicht',
    });
  });
});
