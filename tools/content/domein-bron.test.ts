import { describe, expect, it } from 'vitest';
import {
  leesLeestekenZin,
  leesPaar,
  leesSpreekwoord,
  leesTrappen,
  leesWoordsoortZin,
  leesZinsdeelZin,
} from './domein-bron.ts';

describe('domein-bron', () => {
  it('reads a label for every word and keeps the marks in the sentence', () => {
    const item = leesWoordsoortZin('7\tAls/vw de/lw zon/zn schijnt/ww, eten/ww we/vnw buiten/bw.');
    expect(item.zin).toBe('Als de zon schijnt, eten we buiten.');
    expect(item.delen.map((d) => `${item.zin.slice(d.van, d.tot)}=${d.woordsoort}`)).toEqual([
      'Als=vw',
      'de=lw',
      'zon=zn',
      'schijnt=ww',
      'eten=ww',
      'we=vnw',
      'buiten=bw',
    ]);
  });

  it('refuses a word without a label', () => {
    expect(() => leesWoordsoortZin('5\tDe/lw kat slaapt/ww.')).toThrow('"kat" has no label');
  });

  it.each([
    ['5\tow:De kat | pv:slaapt | bwb:op de bank', 'De kat slaapt op de bank.'],
    ['5\tpv:Hoort | ow:jouw opa | lv:de deurbel', 'Hoort jouw opa de deurbel?'],
    ['7\tpv:Vertel | mv:ons | lv:dat verhaal', 'Vertel ons dat verhaal!'],
  ])('joins the parts of %s', (regel, zin) => {
    const item = leesZinsdeelZin(regel);
    expect(item.zin).toBe(zin);
    expect(item.delen.map((d) => item.zin.slice(d.van, d.tot)).join(' ')).toBe(zin.slice(0, -1));
  });

  it('finds marks and capitals, but no apostrophe inside a word', () => {
    const item = leesLeestekenZin("5\taanhaling\tYara vraagt: 'Wie ziet de zebra's?'");
    expect(item.tekens.map((t) => t.teken)).toEqual([':', "'", '?', "'"]);
    expect(item.hoofdletters.map((h) => item.zin.charAt(h))).toEqual(['Y', 'W']);
  });

  it.each([
    ['v', 'groter'],
    ['o', 'grootst'],
    ['oe', 'grootste'],
  ])('takes degree %s', (welke, vorm) => {
    expect(leesTrappen(`6\tgroot\tgroter\tgrootst\tDit is _ dan dat.\t${welke}`).vorm).toBe(vorm);
  });

  it('keeps ids of synonyms and antonyms apart and wants three wrong meanings', () => {
    expect(leesPaar('5\tblij\tvrolijk\tbn', 's').id).not.toBe(leesPaar('5\tblij\tvrolijk\tbn', 't').id);
    expect(() => leesSpreekwoord('6\tOost west, thuis best.\tThuis is het fijn.\tAlleen dit.')).toThrow('fout');
  });
});
