import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

/** Words that a teacher may type, read by eye and found right: syllables, and goals with their letters. */
const READ: readonly (readonly [word: string, cut: string, goals: string])[] = [
  ['bagatel', 'ba-ga-tel', 'verenkeling:a verenkeling:a'],
  ['mirabel', 'mi-ra-bel', 'kilo:i verenkeling:a'],
  ['temperament', 'tem-pe-ra-ment', 'stomme-e:e verenkeling:a eind-t:t'],
  [
    'secretaresse',
    'se-cre-ta-res-se',
    'z-s-begin:s verenkeling:e c-k:c stomme-e:e verenkeling:a verdubbeling:ss stomme-e:e',
  ],
  ['bibliothecaris', 'bi-bli-o-the-ca-ris', 'kilo:i kilo:i verenkeling:o th:th verenkeling:e c-k:c verenkeling:a'],
  ['apotheker', 'a-po-the-ker', 'verenkeling:a verenkeling:o th:th verenkeling:e stomme-e:er'],
  ['differentie', 'dif-fe-ren-tie', 'verdubbeling:ff stomme-e:e tie:tie'],
  ['esoterisch', 'e-so-te-risch', 'verenkeling:e verenkeling:o verenkeling:e isch:isch'],
  ['interpunctie', 'in-ter-punc-tie', 'stomme-e:er c-k:c tie:tie'],
  ['interieurtje', 'in-te-ri-eur-tje', 'verenkeling:e kilo:i eer-oor-eur:eur air-oir:eur verkl-je:tje'],
  ['opereren', 'o-pe-re-ren', 'verenkeling:o stomme-e:e verenkeling:e stomme-e:en'],
  ['numeroteren', 'nu-me-ro-te-ren', 'verenkeling:u stomme-e:e verenkeling:o verenkeling:e stomme-e:en'],
  ['tussendoortje', 'tus-sen-door-tje', 'verdubbeling:ss stomme-e:en eer-oor-eur:oor verkl-je:tje'],
  ['herderlijk', 'her-der-lijk', 'stomme-e:er lijk:lijk'],
  ['herkansing', 'her-kan-sing', 'voorvoegsel:her ing:ing ng:ng'],
  ['hergebruiken', 'her-ge-brui-ken', 'voorvoegsel:her voorvoegsel:ge stomme-e:en'],
  ['begrenzing', 'be-gren-zing', 'voorvoegsel:be ing:ing ng:ng'],
  ['onteigenen', 'ont-ei-ge-nen', 'voorvoegsel:ont ei:ei stomme-e:e stomme-e:en'],
  ['ontijdig', 'on-tij-dig', 'ij:ij ig:ig'],
  ['verademen', 'ver-a-de-men', 'voorvoegsel:ver v-f-begin:v verenkeling:a stomme-e:e stomme-e:en'],
  ['verontschuldigen', 'ver-ont-schul-di-gen', 'voorvoegsel:ver v-f-begin:v voorvoegsel:ont sch:sch ig:ig stomme-e:en'],
  [
    'vertegenwoordiger',
    'ver-te-gen-woor-di-ger',
    'voorvoegsel:ver v-f-begin:v verenkeling:e stomme-e:en eer-oor-eur:oor ig:ig stomme-e:er',
  ],
  ['verergeren', 'ver-er-ge-ren', 'voorvoegsel:ver v-f-begin:v stomme-e:e stomme-e:en'],
  ['veroudering', 'ver-ou-de-ring', 'voorvoegsel:ver v-f-begin:v ou:ou stomme-e:e ing:ing ng:ng'],
  ['verhongeren', 'ver-hon-ge-ren', 'voorvoegsel:ver v-f-begin:v ng:ng stomme-e:e stomme-e:en'],
  ['tevredenheid', 'te-vre-den-heid', 'voorvoegsel:te verenkeling:e stomme-e:en ing:heid'],
  ['getreuzel', 'ge-treu-zel', 'voorvoegsel:ge stomme-e:el'],
  ['gegiechel', 'ge-gie-chel', 'voorvoegsel:ge ch-g:ch stomme-e:el'],
  ['gefluister', 'ge-fluis-ter', 'voorvoegsel:ge stomme-e:er'],
  ['gespetter', 'ge-spet-ter', 'voorvoegsel:ge verdubbeling:tt stomme-e:er'],
  ['gezelschap', 'ge-zel-schap', 'voorvoegsel:ge sch:sch ing:schap'],
  ['generator', 'ge-ne-ra-tor', 'verenkeling:e stomme-e:e verenkeling:a'],
  ['geniaal', 'ge-ni-aal', 'verenkeling:e kilo:i teit-iteit:iaal'],
  ['beterschap', 'be-ter-schap', 'verenkeling:e stomme-e:er sch:sch ing:schap'],
  ['bekeren', 'be-ke-ren', 'voorvoegsel:be verenkeling:e stomme-e:en'],
  ['bekertje', 'be-ker-tje', 'verenkeling:e stomme-e:er verkl-je:tje'],
  ['beteren', 'be-te-ren', 'verenkeling:e stomme-e:e stomme-e:en'],
  ['beveiliging', 'be-vei-li-ging', 'voorvoegsel:be ei:ei ig:ig ing:ing ng:ng'],
  ['beangstigen', 'be-ang-sti-gen', 'voorvoegsel:be ng:ng ig:ig stomme-e:en'],
  ['misverstand', 'mis-ver-stand', 'voorvoegsel:ver eind-d:d'],
  ['mislukken', 'mis-luk-ken', 'verdubbeling:kk stomme-e:en'],
  ['wangedrag', 'wan-ge-drag', 'voorvoegsel:ge'],
  ['welgemoed', 'wel-ge-moed', 'voorvoegsel:ge eind-d:d'],
  ['ongelooflijk', 'on-ge-loof-lijk', 'voorvoegsel:ge lijk:lijk'],
  ['onvergetelijk', 'on-ver-ge-te-lijk', 'voorvoegsel:ver verenkeling:e stomme-e:e lijk:lijk'],
  ['onafhankelijk', 'on-af-han-ke-lijk', 'nk:nk stomme-e:e lijk:lijk'],
  ['onaangeroerd', 'on-aan-ge-roerd', 'voorvoegsel:ge eind-d:d'],
  ['onuitstaanbaar', 'on-uit-staan-baar', 'kz-mmkmm:onuitstaanbaar'],
  ['onopvallend', 'on-op-val-lend', 'verdubbeling:ll stomme-e:en eind-d:d'],
  ['onopzettelijk', 'on-op-zet-te-lijk', 'verdubbeling:tt stomme-e:e lijk:lijk'],
  ['onvoorspelbaar', 'on-voor-spel-baar', 'eer-oor-eur:oor'],
  ['onnatuurlijk', 'on-na-tuur-lijk', 'lijk:lijk'],
  ['onenigheid', 'on-e-nig-heid', 'verenkeling:e ig:ig ing:heid'],
  ['aftellen', 'af-tel-len', 'verdubbeling:ll stomme-e:en'],
  ['benadelen', 'be-na-de-len', 'voorvoegsel:be verenkeling:a verenkeling:e stomme-e:en'],
  ['verdubbeling', 'ver-dub-be-ling', 'voorvoegsel:ver v-f-begin:v verdubbeling:bb stomme-e:e ing:ing ng:ng'],
  ['vertederen', 'ver-te-de-ren', 'voorvoegsel:ver v-f-begin:v verenkeling:e stomme-e:e stomme-e:en'],
  ['verzameling', 'ver-za-me-ling', 'voorvoegsel:ver v-f-begin:v verenkeling:a stomme-e:e ing:ing ng:ng'],
  ['verdediging', 'ver-de-di-ging', 'voorvoegsel:ver v-f-begin:v verenkeling:e ig:ig ing:ing ng:ng'],
  ['vervelend', 'ver-ve-lend', 'voorvoegsel:ver v-f-begin:v verenkeling:e stomme-e:en eind-d:d'],
  ['verhindering', 'ver-hin-de-ring', 'voorvoegsel:ver v-f-begin:v stomme-e:e ing:ing ng:ng'],
  ['kortademig', 'kort-a-de-mig', 'verenkeling:a stomme-e:e ig:ig'],
  ['openbaring', 'o-pen-ba-ring', 'verenkeling:o stomme-e:en verenkeling:a ing:ing ng:ng'],
  ['bovenste', 'bo-ven-ste', 'verenkeling:o stomme-e:en stomme-e:e'],
  ['herbergier', 'her-ber-gier', 'kz-mmkmm:herbergier'],
  ['herbarium', 'her-ba-ri-um', 'verenkeling:a kilo:i'],
  ['herdenking', 'her-den-king', 'voorvoegsel:her nk:nk ing:ing ng:ng'],
  ['hereniging', 'her-e-ni-ging', 'voorvoegsel:her verenkeling:e ig:ig ing:ing ng:ng'],
  ['heropenen', 'her-o-pe-nen', 'voorvoegsel:her verenkeling:o stomme-e:e stomme-e:en'],
  ['herkauwer', 'her-kau-wer', 'voorvoegsel:her au:au stomme-e:er'],
  ['overtreding', 'o-ver-tre-ding', 'verenkeling:o stomme-e:er verenkeling:e ing:ing ng:ng'],
  ['doorbladeren', 'door-bla-de-ren', 'eer-oor-eur:oor verenkeling:a stomme-e:e stomme-e:en'],
  ['lekkernij', 'lek-ker-nij', 'verdubbeling:kk stomme-e:er ij:ij'],
  ['razernij', 'ra-zer-nij', 'verenkeling:a stomme-e:er ij:ij'],
];

describe('words with a weak e or a prefix inside', () => {
  beforeAll(loadPatterns);

  it.each(READ)('%s is cut and has the goals that were read', (w, cut, goals) => {
    const syllables = lettergrepen(w);
    const found = categories(w);
    expect(syllables.ok && syllables.value.lettergrepen.join('-')).toBe(cut);
    expect(found.ok && found.value.map((c) => `${c.id}:${w.slice(c.van, c.tot)}`).join(' ')).toBe(goals);
  });
});
