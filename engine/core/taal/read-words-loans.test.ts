import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

const goals = (w: string): string[] => {
  const found = categories(w);
  return found.ok ? found.value.map((c) => `${c.id}:${w.slice(c.van, c.tot)}`) : [];
};

const cut = (w: string): string => {
  const found = lettergrepen(w);
  return found.ok ? found.value.lettergrepen.join('-') : '';
};

describe('loans that a teacher may type', () => {
  beforeAll(loadPatterns);

  it.each([
    ['cherrytomaten', 'eng:cherry'],
    ['scrollmenu', 'eng:scroll'],
    ['snookerster', 'eng:snooker'],
    ['stressige', 'eng:stress'],
    ['gesurft', 'ww-eng:gesurft'],
    ['ingechipt', 'ww-eng:gechipt'],
    ['twitterde', 'ww-eng:twitterde'],
    ['geregisseerde', 'g-zj:g'],
    ['plumage', 'g-zj:g'],
    ['rangeerterrein', 'g-zj:g'],
    ['stagiaires', 'g-zj:g'],
    ['poncho', 'ch-sj:ch'],
    ['lynchpartij', 'ch-sj:ch'],
    ['machientjes', 'ch-sj:ch'],
    ['bourgondiërs', 'ou-oe:ou'],
    ['gedoubleerde', 'ou-oe:ou'],
    ['enthousiasme', 'ou-oe:ou'],
    ['beaujolais', 'eau:eau'],
    ['geëerde', 'eer-oor-eur:ëer'],
    ['alchemistisch', 'ch-g:ch'],
    ['poppentheater', 'th:th'],
    ['kettingrijder', 'ng:ng'],
    ['pauwoog', 'au:auw'],
    ['vijftigtal', 'ig:ig'],
    ['silhouetje', 'air-oir:et'],
    ['moustaches', 'ch-sj:ch'],
    ['brochurerek', 'verenkeling:o'],
    ['heroïsche', 'isch:ïsch'],
    ['intuïties', 'tie:tie'],
    ['beëindigt', 'ei:ëi'],
    ['boulevards', 'air-oir:boulevard'],
    ['idylles', 'verdubbeling:ll'],
    ['vip-ticket', 'eng:ticket'],
    ['begeleiding', 'voorvoegsel:ge'],
    ['genante', 'g-zj:g'],
  ])('%s has %s', (w, goal) => {
    expect(goals(w)).toContain(goal);
  });

  it.each([
    ['bewinning', 'eng:'],
    ['ontbranding', 'eng:'],
    ['kampwinnaar', 'eng:'],
    ['bietentwist', 'eng:'],
    ['medeburger', 'eng:'],
    ['sterheid', 'eng:'],
    ['plagerij', 'g-zj:'],
    ['gelogen', 'g-zj:'],
    ['hachelijk', 'ch-sj:'],
    ['chauffeuse', 'au:'],
    ['restaureren', 'au:'],
    ['misstaan', 'verdubbeling:'],
    ['opdring', 'ing:'],
    ['scheuren', 'air-oir:'],
    ['hbo', 'kz-'],
    ['softball', 'verdubbeling:'],
    ['scrollwiel', 'verdubbeling:'],
    ['trainees', 'ee-eind:'],
    ['dirigenten', 'g-zj:'],
    ['btw', 'kz-'],
  ])('%s has no %s', (w, goal) => {
    expect(goals(w).filter((g) => g.startsWith(goal))).toEqual([]);
  });

  it.each([
    ['bourgondiër', 'bour-gon-di-ër'],
    ['fonduepannen', 'fon-due-pan-nen'],
    ['mimespeelster', 'mime-speel-ster'],
    ['getatoeëerde', 'ge-ta-toe-ëer-de'],
    ['fleecetruien', 'fleece-trui-en'],
    ['industrieland', 'in-dus-trie-land'],
    ['muesliontbijt', 'mues-li-ont-bijt'],
    ['onopzettelijk', 'on-op-zet-te-lijk'],
    ['apk', 'a-p-k'],
    ['kitesurfer', 'kite-sur-fer'],
    ['icetea', 'ice-tea'],
    ['interviewers', 'in-ter-view-ers'],
    ['oud-minister', 'oud--mi-nis-ter'],
    ['back-up', 'back--up'],
    ['duizendtachtig', 'dui-zend-tach-tig'],
    ['bioscoopzaal', 'bi-o-scoop-zaal'],
  ])('%s is cut %s', (w, gold) => {
    expect(cut(w)).toBe(gold);
  });
});
