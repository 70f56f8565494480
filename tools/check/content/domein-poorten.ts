import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import {
  alfabetSchema,
  domeinSchema,
  leestekenZinSchema,
  lidwoordSchema,
  spreekwoordSchema,
  trappenSchema,
  woordpaarSchema,
  woordsoortZinSchema,
  zinsdeelZinSchema,
} from '#engine/core/taal/domein-item.ts';
import type {
  AlfabetRij,
  LeestekenZin,
  Spreekwoord,
  Trappen,
  Woordpaar,
  WoordsoortZin,
  ZinsdeelZin,
} from '#engine/core/taal/domein-item.ts';
import { kaal } from '#engine/core/taal/normaliseer.ts';
import { woordenboek } from '../../content/lexicon.ts';
import { isVerboden } from '../../content/verboden.ts';
import { tsv } from './laad.ts';

type Item = { id: string; groep: number };
type Strand<T extends Item> = {
  naam: string;
  minimum: number;
  schema: z.ZodType<T>;
  keur: (item: T, bekend: Bekend) => string[];
};
type Bekend = (woord: string) => boolean;
/** Number of items of one strand. */
export type DomeinTelling = { naam: string; aantal: number };

const MAX_WOORDEN = 15;
const TEKEN_VAN: Readonly<Record<string, string>> = {
  punt: '.',
  vraag: '?',
  uitroep: '!',
  komma: ',',
  aanhaling: "'",
  dubbelepunt: ':',
};

const meld = (fout: boolean, tekst: string): string[] => (fout ? [tekst] : []);
const woordenIn = (tekst: string): string[] => tekst.match(/[\p{L}'-]+/gu) ?? [];

function zinFouten(zin: string): string[] {
  return [
    ...meld(woordenIn(zin).length > MAX_WOORDEN, `more than ${MAX_WOORDEN} words`),
    ...meld(!/[.?!]'?$/u.test(zin) || !/^'?\p{L}/u.test(zin), 'lacks a beginning or an end mark'),
    ...woordenIn(zin)
      .filter((w) => isVerboden(w))
      .map((w) => `forbidden topic word ${w}`),
  ];
}

/** Parts stand in order and together hold every letter of the sentence. */
function dekFouten(zin: string, delen: readonly { van: number; tot: number }[]): string[] {
  const rest = [...zin].filter((_, i) => !delen.some((d) => d.van <= i && i < d.tot)).join('');
  const schuin = delen.some((d, i) => d.van < (delen[i - 1]?.tot ?? 0));
  return [...meld(schuin, 'parts are not in order'), ...meld(/\p{L}/u.test(rest), `no part holds "${rest.trim()}"`)];
}

function keurWoordsoort(i: WoordsoortZin): string[] {
  return [
    ...zinFouten(i.zin),
    ...dekFouten(i.zin, i.delen),
    ...meld(!i.delen.some((d) => d.woordsoort === 'ww'), 'no verb'),
  ];
}

function keurZinsdeel(i: ZinsdeelZin): string[] {
  const aantal = (deel: string): number => i.delen.filter((d) => d.deel === deel).length;
  return [
    ...zinFouten(i.zin),
    ...dekFouten(i.zin, i.delen),
    ...meld(aantal('pv') !== 1, 'needs exactly one pv'),
    ...meld(aantal('ow') > 1 || (aantal('ow') === 0 && !i.zin.endsWith('!')), 'needs exactly one ow'),
    ...meld(i.groep < 7 && aantal('mv') > 0, 'mv is learned in groep 7'),
  ];
}

function keurPaar(i: Woordpaar, bekend: Bekend): string[] {
  const [a, b] = i.woorden;
  return [
    ...meld(a === b, 'twice the same word'),
    ...i.woorden.filter((w) => !bekend(w)).map((w) => `${w} is not in the dictionary`),
    ...[a, b].filter(isVerboden).map((w) => `forbidden topic word ${w}`),
  ];
}

function keurSpreekwoord(i: Spreekwoord): string[] {
  const alle = [i.betekenis, ...i.fout];
  return [
    ...meld(new Set(alle).size !== 4, 'meanings are not four different ones'),
    ...[i.tekst, ...alle].flatMap(zinFouten),
  ];
}

function keurLeesteken(i: LeestekenZin): string[] {
  const teken = TEKEN_VAN[i.soort];
  return [
    ...zinFouten(i.zin),
    ...meld(teken !== undefined && !i.tekens.some((t) => t.teken === teken), `has no mark for ${i.soort}`),
    ...meld(i.soort === 'hoofdletter' && i.hoofdletters.length < 2, 'has only the capital of the sentence'),
    ...meld(
      i.soort === 'aanhaling' && i.tekens.filter((t) => t.teken === "'").length % 2 > 0,
      'quotation marks are not in pairs',
    ),
  ];
}

function keurTrappen(i: Trappen, bekend: Bekend): string[] {
  const vormen = [i.stellend, i.vergrotend, i.overtreffend];
  return [
    ...zinFouten(`${i.voor}${i.vorm}${i.na}`),
    ...meld(new Set(vormen).size !== 3, 'forms are not three different ones'),
    ...[...vormen, i.vorm].filter((w) => !bekend(w)).map((w) => `${w} is not in the dictionary`),
  ];
}

function keurAlfabet(i: AlfabetRij): string[] {
  const sleutels = i.woorden.map(kaal);
  return [
    ...meld(
      sleutels.some((s, n) => s <= (sleutels[n - 1] ?? '')),
      'words are not in alphabetical order',
    ),
    ...meld(
      new Set(sleutels.map((s) => s.slice(0, i.letter - 1))).size > 1 && i.letter > 1,
      'words do not share their first letters',
    ),
    ...meld(
      new Set(sleutels.map((s) => s.charAt(i.letter - 1))).size !== sleutels.length,
      `two words have the same letter ${i.letter}`,
    ),
  ];
}

const maak =
  <T extends Item>(
    s: Strand<T>,
  ): ((map: URL, bekend: Bekend) => { telling: DomeinTelling; ids: string[]; fouten: string[] }) =>
  (map, bekend) => {
    const url = new URL(`domeinen/${s.naam}.jsonl`, map);
    const regels = existsSync(url) ? readFileSync(url, 'utf8').trimEnd().split('\n') : [];
    const fouten: string[] = [];
    const items = regels.flatMap((regel, n) => {
      const gelezen = s.schema.safeParse(JSON.parse(regel));
      if (gelezen.success) return [gelezen.data];
      fouten.push(`domeinen/${s.naam}.jsonl:${n + 1}: ${gelezen.error.issues.map((x) => x.message).join('; ')}`);
      return [];
    });
    fouten.push(...items.flatMap((i) => s.keur(i, bekend).map((f) => `domeinen/${s.naam} ${i.id}: ${f}`)));
    fouten.push(...meld(items.length < s.minimum, `domeinen/${s.naam}: ${items.length} items, needs ${s.minimum}`));
    return { telling: { naam: s.naam, aantal: items.length }, ids: items.map((i) => i.id), fouten };
  };

const STRANDEN = [
  maak({ naam: 'woordsoorten', minimum: 120, schema: woordsoortZinSchema, keur: keurWoordsoort }),
  maak({ naam: 'zinsdelen', minimum: 120, schema: zinsdeelZinSchema, keur: keurZinsdeel }),
  maak({ naam: 'synoniemen', minimum: 250, schema: woordpaarSchema, keur: keurPaar }),
  maak({ naam: 'tegenstellingen', minimum: 200, schema: woordpaarSchema, keur: keurPaar }),
  maak({ naam: 'spreekwoorden', minimum: 120, schema: spreekwoordSchema, keur: keurSpreekwoord }),
  maak({ naam: 'leestekens', minimum: 120, schema: leestekenZinSchema, keur: keurLeesteken }),
  maak({ naam: 'trappen', minimum: 120, schema: trappenSchema, keur: keurTrappen }),
  maak({ naam: 'alfabet', minimum: 120, schema: alfabetSchema, keur: keurAlfabet }),
  maak({
    naam: 'lidwoorden',
    minimum: 120,
    schema: lidwoordSchema,
    keur: (i) => meld(isVerboden(i.w), 'forbidden topic word'),
  }),
];

/** Gates on the language strands: every item, the list of strands, unique ids, numbers of items. */
export function keurDomeinen(
  map: URL,
  toegestaan: ReadonlySet<string>,
): { fouten: string[]; telling: DomeinTelling[] } {
  const bekend: Bekend = (w) => woordenboek.bestaat(w) || toegestaan.has(w);
  const uitslagen = STRANDEN.map((keur) => keur(map, bekend));
  const ids = uitslagen.flatMap((u) => u.ids);
  const dubbel = ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `domeinen: id twice: ${id}`);
  return {
    fouten: [...uitslagen.flatMap((u) => u.fouten), ...dubbel, ...keurLijst(map)],
    telling: uitslagen.map((u) => u.telling),
  };
}

function keurLijst(map: URL): string[] {
  const rijen = tsv(new URL('leerlijn/domeinen.tsv', map));
  return rijen.flatMap(
    ([id = '', naam = '', kindnaam = '', groepVan = '', formats = '', generator = '', icoon = '']) => {
      const gelezen = domeinSchema.safeParse({
        id,
        naam,
        kindnaam,
        groepVan: Number(groepVan),
        formats: formats.split(' '),
        generator,
        icoon,
      });
      return gelezen.success
        ? []
        : [`leerlijn/domeinen.tsv ${id}: ${gelezen.error.issues.map((x) => x.message).join('; ')}`];
    },
  );
}
