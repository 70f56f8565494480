import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';
import { predictView, view } from '#engine/core/oefening/model/predict.ts';
import { createPracticeState, type LeerlingState } from '#engine/core/oefening/model/state.ts';
import { targetSuccessOf } from '#engine/core/oefening/model/target-success.ts';
import { update } from '#engine/core/oefening/model/update.ts';
import type { Leerdoel, WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Content } from '../../server/platform/content/content.ts';

type Difficulty = Oefeninstelling['moeilijkheid'];

/** The child of the picture: groep 5, at work on goals of groep 4 and 5. */
const GROEP = 5;
const DOELEN = ['verdubbeling', 'verenkeling', 'eind-d', 'ei', 'f-v', 'cht'];
/** It answered so many questions, two in three right. */
const BEFORE = 60;
const DAY = 100;
const SECONDS = 6;
const SHOWN = 10;
const MOST_OF_GOAL = 3;
const LONGEST = 10;

const format = { format: 'bouw', k: 0 } as const;
const written = (item: ContentItem | undefined): string => (item !== undefined && isWoord(item) ? item.w : '');
/** Words that read alike in both countries and are no name. */
const plain = (word: string): boolean => /^[a-z]+$/.test(word) && word.length <= LONGEST;

/** A word with the chance in percent that the child of the picture writes it right at once. */
export interface ChosenWord {
  word: string;
  goal: string;
  chance: number;
}

/** What the child did before, on words that lie apart over the goals. */
function createChild({ model }: Content, ids: readonly (readonly [item: string, doel: string])[]): LeerlingState {
  const state = createPracticeState(GROEP, 1);
  const targetSuccess = targetSuccessOf(model.params, 'normaal');
  const step = Math.max(1, Math.floor(ids.length / BEFORE));
  for (let nr = 0; nr < BEFORE; nr += 1) {
    const [itemId = '', doelId = ''] = ids[nr * step] ?? [];
    const antwoord = {
      itemId,
      doelId,
      ...format,
      x: nr % 3 === 2 ? 0 : 1,
      ms: SECONDS * 1_000,
      day: DAY,
      arm: 'adaptief',
    } as const;
    const out = update(model, state, { antwoord, targetSuccess });
    if (!out.ok) throw new Error(`${itemId}: ${out.fout}`);
  }
  return state;
}

/** Words in their order, of one goal no more than a round would ask: the engine turns to another goal, nearness alone does not. */
function fewOfEach<T extends { goal: string }>(words: readonly T[]): T[] {
  const times = new Map<string, number>();
  return words.filter(({ goal }) => {
    const before = times.get(goal) ?? 0;
    times.set(goal, before + 1);
    return before < MOST_OF_GOAL;
  });
}

/** Words that the child has not had yet and whose chance lies nearest to the target of each difficulty. */
export function chosenWords(content: Content): Record<Difficulty, ChosenWord[]> {
  const { model } = content;
  const ids = DOELEN.flatMap((doel) =>
    (content.perDoel.get(doel) ?? []).filter((item) => plain(written(item))).map(({ id }) => [id, doel] as const),
  );
  const child = createChild(content, ids);
  const words = ids.flatMap(([itemId, doelId]) => {
    const looked = view(model, child, { itemId, doelId, ...format, day: DAY + 1 });
    if (looked === undefined || looked.woord !== undefined) return [];
    return [{ word: written(content.items.get(itemId)), goal: doelId, chance: predictView(model, child, looked).p }];
  });
  const at = (difficulty: Difficulty): ChosenWord[] => {
    const { doel } = targetSuccessOf(model.params, difficulty);
    const nearest = words.toSorted((a, b) => Math.abs(a.chance - doel) - Math.abs(b.chance - doel));
    const unique = nearest.filter(({ word }, index) => nearest.findIndex((other) => other.word === word) === index);
    return fewOfEach(unique)
      .slice(0, SHOWN)
      .sort((a, b) => b.chance - a.chance || a.word.localeCompare(b.word, 'nl'))
      .map(({ word, goal, chance }) => ({
        word,
        goal: content.leerdoelen.get(goal)?.kindnaam ?? goal,
        chance: Math.round(chance * 100),
      }));
  };
  return { makkelijk: at('makkelijk'), normaal: at('normaal'), moeilijk: at('moeilijk') };
}

/** A learning goal as the site shows it. */
export interface GoalSample {
  id: string;
  name: string;
  rule: string;
  jaargroep: number;
  words: string[];
}

const SAMPLE = 5;

/** Every spelling goal with its rule and the first words of it that stand in the content. */
export function goalSamples(content: Content): GoalSample[] {
  return [...content.leerdoelen.values()]
    .map(({ id, naam: name, regel, groep }) => ({
      id,
      name,
      rule: regel,
      jaargroep: groep,
      words: [...new Set((content.perDoel.get(id) ?? []).map(written).filter((word) => word !== ''))].slice(0, SAMPLE),
    }))
    .filter(({ words }) => words.length >= 3);
}

/** Goals of groep 4 that a grown-up recognises. */
const PLAYED = ['ei', 'ij', 'au', 'ou', 'ng', 'nk', 'cht', 'eind-d', 'verdubbeling'];
/** Words that have time to be popped. */
const MOST_PARTS = 6;
const PER_GOAL = 8;

/** What the round of the front page chooses from. */
export interface HomeContent {
  pool: WoordItem[];
  leerdoelen: Leerdoel[];
}

/** A word that everybody knows from its picture, so that a round is played without sound too. */
function isShown(item: ContentItem): item is WoordItem {
  if (!isWoord(item) || item.gevoelig || item.regio !== 'both' || item.plaatje === undefined) return false;
  return item.groep <= GROEP && item.grafemen.length <= MOST_PARTS && plain(item.w);
}

/** Words with a picture for the round of the front page, and the goals they have. */
export function homeContent({ perDoel, leerdoelen }: Content): HomeContent {
  const pool = new Map<string, WoordItem>();
  for (const doel of PLAYED) {
    const fitting = (perDoel.get(doel) ?? []).filter(isShown).filter((item) => item.hoofd === doel);
    // Who has looked a word over is no part of the play; what is said in one country only neither.
    for (const item of fitting.slice(0, PER_GOAL))
      pool.set(item.id, {
        ...item,
        gezien: [],
        zinnen: item.zinnen.filter((zin) => (zin.regio ?? 'both') === 'both'),
      });
  }
  const items = [...pool.values()];
  const used = new Set(items.flatMap((item) => [item.hoofd, ...item.cats.map(({ id }) => id)]));
  const related = new Set([...used].flatMap((id) => leerdoelen.get(id)?.verwar ?? []));
  return { pool: items, leerdoelen: [...leerdoelen.values()].filter(({ id }) => used.has(id) || related.has(id)) };
}
