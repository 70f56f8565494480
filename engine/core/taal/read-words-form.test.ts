import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { loadPatterns } from './woord/patterns.ts';

/** Goals of forms, of other words than those that readers met: verbs, plurals, steps and diminutives. */
const FORM = /^(?:mv-|verkl-|ww-|bn-s$|stoffelijk$|f-v$|s-z$)/;

const READ: readonly (readonly [word: string, goals: string])[] = [
  // The stem behind a first part, where its last letter is not the one that is heard.
  ['toezend', 'ww-stam:d'],
  ['meegeef', 'ww-stam:f'],
  ['aanbod', ''],
  ['afsprong', 'ww-vt-sterk:g'],
  ['voorsprong', ''],
  ['uitstond', 'ww-vt-sterk:d'],
  ['kwijtgeraakt', 'ww-vd:t'],
  ['plaatsneemt', 'ww-tt-t:t'],
  ['paardrijd', 'ww-stam:d'],
  ['lesgaf', 'ww-vt-sterk:f'],
  ['doorgegaan', 'ww-vd-sterk:n'],
  ['doorploegd', 'ww-vd:d'],
  // Infinitives that are no plural.
  ['afzeggen', ''],
  ['bijkleuren', ''],
  ['rondzeuren', ''],
  ['aanvallen', 'mv-en:en'],
  ['achterwielen', 'mv-en:en'],
  ['sterrenschepen', 'mv-onreg:en'],
  ['kledingrekken', 'mv-en:en'],
  // Who is as an adjective or a participle tells.
  ['nieuwsgierigen', 'mv-en:en'],
  ['wandelenden', 'mv-en:en'],
  ['gekleurden', 'ww-bvn:en'],
  // Participles at the end of a compound.
  ['weldenkend', 'ww-od:d'],
  ['handgebreid', 'ww-vd:d'],
  ['bladluis', ''],
  // Steps.
  ['verrassender', 'bn-s:er'],
  ['ontroerendst', 'bn-s:st'],
  ['uitgeruster', 'bn-s:er'],
  ['mooisten', 'bn-s:sten'],
  ['gasten', 'mv-en:en'],
  ['knieverwarmer', ''],
  ['vijftigste', ''],
  ['hulpelozer', 'bn-s:er s-z:z'],
  // No plural on -s.
  ['driepersoons', ''],
  ['mailadres', ''],
  ['aanblies', 'ww-vt-sterk:s'],
  // Diminutives whose t is their own, and words that are none.
  ['visnetje', 'verkl-je:je'],
  ['roodoranje', ''],
  ['laatje', 'verkl-aatje:aatje'],
  ['voorvinkje', 'verkl-je:je'],
  // Materials.
  ['kersenhouten', 'stoffelijk:en'],
  // Of a wider draw.
  ['bordenwarmer', ''],
  ['omwonenden', 'mv-en:en'],
  ['tegenpraat', 'ww-tt-tstam:t'],
  ['schuilhoud', 'ww-stam:d'],
  ['instructiever', 'bn-s:er f-v:v'],
  ['omkeuren', ''],
  ['behoudendste', 'bn-s:ste'],
  ['bruisender', 'bn-s:er'],
  ['gebruikskosten', 'mv-en:en'],
  ['vlamvatten', ''],
  ['hoogsten', 'bn-s:sten'],
  ['galadegen', ''],
  ['klemmender', 'bn-s:er'],
  ['hongerigen', 'mv-en:en'],
  ['schoolverlater', ''],
  ['wegwuif', 'ww-stam:f'],
  ['oplees', 'ww-stam:s'],
  ['indook', 'ww-vt-sterk:k'],
  ['toetreed', 'ww-stam:d'],
  ['koppensneller', ''],
  ['brandschilderen', ''],
  ['vlaggenschepen', 'mv-onreg:en'],
  ['kopschudden', ''],
  ['uitgelezener', 'bn-s:er'],
  ['schattenboutje', 'verkl-je:je'],
  ['overkleed', ''],
  ['terugtreed', 'ww-stam:d'],
  ['lossprong', 'ww-vt-sterk:g'],
  ['halfbevroren', 'ww-vd-sterk:en'],
  ['kaperschepen', 'mv-onreg:en'],
  ['buitenzet', 'ww-tt-tstam:t'],
  ['herkies', 'ww-gebied:s ww-stam:s'],
  ['inscheuren', ''],
  ['tegengroet', 'ww-tt-tstam:t'],
  ['rondsloop', 'ww-vt-sterk:p'],
  ['volgoot', 'ww-vt-sterk:t'],
  ['vooruitreden', 'ww-vt-sterk:en'],
  ['versluier', 'ww-gebied:r ww-stam:r'],
  ['zwaksten', 'bn-s:sten'],
  ['terughoud', 'ww-stam:d'],
  ['opdook', 'ww-vt-sterk:k'],
  ['espenhouten', 'stoffelijk:en'],
  ['handelsreizen', 'mv-en:en s-z:z'],
  ['wegsmeet', 'ww-vt-sterk:t'],
  ['goedwillenden', 'mv-en:en'],
  ['evenhoevigen', 'mv-en:en'],
  ['toewuif', 'ww-stam:f'],
  ['jongerejaars', ''],
  ['meerderjarigen', 'mv-en:en'],
  ['weerlozen', 'mv-en:en s-z:z'],
  ['witgouden', 'stoffelijk:en'],
  ['inkorven', ''],
  ['inschepen', ''],
  ['verhouten', ''],
  ['verkrompen', 'ww-vd-sterk:en ww-vt-sterk:en'],
  ['kinderoppassen', 'mv-en:en'],
  ['knolrapen', 'mv-en:en'],
  ['kieskauw', 'ww-gebied:w ww-stam:w'],
  ['rondzingen', ''],
  ['stadsleven', ''],
  ['oliën', 'mv-trema:ën'],
  ['sleeën', 'mv-trema:ën'],
];

beforeAll(() => loadPatterns());

describe('forms of words that were read', () => {
  for (const [word, goals] of READ)
    it(`${word} has the goals of its form`, () => {
      const found = categories(word);
      const own = found.ok ? found.value.filter(({ id }) => FORM.test(id)) : [];
      const text = own.map(({ id, van: from, tot: until }) => `${id}:${word.slice(from, until)}`);
      expect(text.sort().join(' ')).toBe(goals);
    });
});
