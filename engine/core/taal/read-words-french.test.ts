import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

/** Words that a teacher may type, read by eye and found right: syllables, and goals with their letters. */
const READ: readonly (readonly [word: string, cut: string, goals: string])[] = [
  ['technicien', 'tech-ni-cien', 'ch-g:ch kilo:i c-s:c'],
  ['spionage', 'spi-o-na-ge', 'kilo:i verenkeling:o verenkeling:a g-zj:g stomme-e:e'],
  ['lekkage', 'lek-ka-ge', 'verdubbeling:kk verenkeling:a g-zj:g stomme-e:e'],
  ['regisseuse', 're-gis-seu-se', 'verenkeling:e g-zj:g verdubbeling:ss stomme-e:e'],
  ['dirigeren', 'di-ri-ge-ren', 'kilo:i kilo:i g-zj:g verenkeling:e stomme-e:en'],
  ['prestige', 'pres-ti-ge', 'kilo:i g-zj:g stomme-e:e'],
  ['origami', 'o-ri-ga-mi', 'verenkeling:o kilo:i verenkeling:a kilo:i'],
  ['margarine', 'mar-ga-ri-ne', 'verenkeling:a kilo:i stomme-e:e'],
  ['champignon', 'cham-pig-non', 'ch-sj:ch'],
  ['chimpansee', 'chim-pan-see', 'ch-sj:ch ee-eind:ee'],
  ['broche', 'bro-che', 'ch-sj:ch stomme-e:e'],
  ['parachutist', 'pa-ra-chu-tist', 'verenkeling:a verenkeling:a ch-sj:ch verenkeling:u eind-t:t'],
  ['recherche', 're-cher-che', 'ch-sj:ch ch-sj:ch stomme-e:e'],
  ['architect', 'ar-chi-tect', 'ch-sj:ch kilo:i c-k:c eind-t:t'],
  ['archief', 'ar-chief', 'ch-g:ch'],
  ['pastiche', 'pas-ti-che', 'kilo:i ch-sj:ch stomme-e:e'],
  ['charade', 'cha-ra-de', 'ch-sj:ch verenkeling:a verenkeling:a stomme-e:e'],
  ['chantage', 'chan-ta-ge', 'ch-sj:ch verenkeling:a g-zj:g stomme-e:e'],
  ['chrysant', 'chry-sant', 'ch-g:ch y:y eind-t:t'],
  ['orchidee', 'or-chi-dee', 'ch-g:ch kilo:i ee-eind:ee'],
  ['journalist', 'jour-na-list', 'ou-oe:ou verenkeling:a eind-t:t'],
  ['tournee', 'tour-nee', 'ou-oe:ou ee-eind:ee'],
  ['bouillon', 'bouil-lon', 'air-oir:bouillon ou-oe:ou'],
  ['coupon', 'cou-pon', 'c-k:c ou-oe:ou'],
  ['enthousiast', 'en-thou-si-ast', 'th:th ou-oe:ou kilo:i eind-t:t'],
  ['moussaka', 'mous-sa-ka', 'ou-oe:ou verenkeling:a'],
  ['patrouille', 'pa-trouil-le', 'air-oir:patrouille verenkeling:a ou-oe:ou stomme-e:e'],
  ['pirouette', 'pi-rou-et-te', 'kilo:i ou-oe:ou air-oir:ette verdubbeling:tt stomme-e:e'],
  ['souterrain', 'sou-ter-rain', 'z-s-begin:s ou-oe:ou verdubbeling:rr'],
  ['troubadour', 'trou-ba-dour', 'ou-oe:ou verenkeling:a ou-oe:ou'],
  ['parcours', 'par-cours', 'c-k:c ou-oe:ou'],
  ['tableau', 'ta-bleau', 'verenkeling:a eau:eau'],
  ['canapé', 'ca-na-pé', 'c-k:c verenkeling:a verenkeling:a e-accent:é'],
  ['crêpe', 'crê-pe', 'c-k:c e-accent:ê stomme-e:e'],
  ['trottoir', 'trot-toir', 'verdubbeling:tt air-oir:oir'],
  ['repertoire', 're-per-toi-re', 'verenkeling:e air-oir:oire stomme-e:e'],
  ['secretaire', 'se-cre-tai-re', 'z-s-begin:s verenkeling:e c-k:c stomme-e:e air-oir:aire stomme-e:e'],
  ['masseur', 'mas-seur', 'verdubbeling:ss eer-oor-eur:eur air-oir:eur'],
  ['etiket', 'e-ti-ket', 'verenkeling:e kilo:i eind-t:t'],
  ['kotelet', 'ko-te-let', 'verenkeling:o stomme-e:e eind-t:t'],
  ['cassette', 'cas-set-te', 'c-k:c verdubbeling:ss air-oir:ette verdubbeling:tt stomme-e:e'],
  ['toilet', 'toi-let', 'air-oir:oilet eind-t:t'],
  ['joystick', 'joy-stick', 'eng:joystick c-k:c'],
  ['smartphone', 'smart-phone', 'eng:smartphone'],
  ['controller', 'con-trol-ler', 'c-k:c eng:controller verdubbeling:ll stomme-e:er'],
  ['livestream', 'live-stream', 'eng:livestream'],
  ['podcast', 'pod-cast', 'eng:podcast c-k:c eind-t:t'],
  ['screenshot', 'screen-shot', 'eng:screenshot c-k:c eind-t:t'],
  ['trainer', 'trai-ner', 'eng:trainer stomme-e:er'],
  ['mountainbike', 'moun-tain-bike', 'eng:mountainbike'],
  ['bungeejumpen', 'bun-gee-jum-pen', 'eng:bungeejumpen g-zj:g stomme-e:en'],
  ['hoodie', 'hoo-die', 'eng:hoodie'],
  ['cheeseburger', 'cheese-bur-ger', 'ch-sj:ch eng:cheeseburger stomme-e:er'],
  ['toaster', 'toas-ter', 'eng:toaster stomme-e:er'],
  ['barbecue', 'bar-be-cue', 'eng:barbecue stomme-e:e c-k:c'],
  ['popcorn', 'pop-corn', 'eng:popcorn c-k:c kleefletter:rn'],
  ['babysitter', 'ba-by-sit-ter', 'eng:babysitter y:y verdubbeling:tt stomme-e:er'],
  ['bulldozer', 'bull-do-zer', 'eng:bulldozer stomme-e:er'],
  ['jetlag', 'jet-lag', 'eng:jetlag'],
  ['jockey', 'joc-key', 'eng:jockey c-k:c y:y'],
  ['kathedraal', 'ka-the-draal', 'verenkeling:a th:th stomme-e:e'],
  ['labyrint', 'la-by-rint', 'verenkeling:a y:y eind-t:t'],
  ['panther', 'pan-ther', 'th:th stomme-e:er'],
  ['thriller', 'thril-ler', 'th:th eng:thriller verdubbeling:ll stomme-e:er'],
  ['xylofoon', 'xy-lo-foon', 'x:x y:y verenkeling:o'],
  ['exotisch', 'e-xo-tisch', 'x:x verenkeling:o isch:isch'],
  ['complex', 'com-plex', 'c-k:c x:x'],
  ['saxofoon', 'sa-xo-foon', 'z-s-begin:s x:x verenkeling:o'],
  ['aquarium', 'a-qua-ri-um', 'verenkeling:a verenkeling:a kilo:i'],
  ['fractie', 'frac-tie', 'v-f-begin:f c-k:c tie:tie'],
  ['advertentie', 'ad-ver-ten-tie', 'latijn:ad tie:tie'],
  [
    'nationaliteit',
    'na-ti-o-na-li-teit',
    'verenkeling:a tie:ti kilo:i verenkeling:o verenkeling:a kilo:i teit-iteit:teit ei:ei eind-t:t',
  ],
  ['kwestie', 'kwes-tie', 'kz-mmkmm:kwestie'],
  ['amnestie', 'am-nes-tie', 'kz-mmkmm:amnestie'],
  ['apathie', 'a-pa-thie', 'verenkeling:a verenkeling:a th:th'],
  ['fantastisch', 'fan-tas-tisch', 'v-f-begin:f isch:isch'],
];

describe('loans from French, English and Greek', () => {
  beforeAll(loadPatterns);

  it.each(READ)('%s is cut and has the goals that were read', (w, cut, goals) => {
    const syllables = lettergrepen(w);
    const found = categories(w);
    expect(syllables.ok && syllables.value.lettergrepen.join('-')).toBe(cut);
    expect(found.ok && found.value.map((c) => `${c.id}:${w.slice(c.van, c.tot)}`).join(' ')).toBe(goals);
  });
});
