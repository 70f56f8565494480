import { createRng } from '#engine/core/basis/rng.ts';
import { strandOf } from '#engine/core/oefening/contract/content-kind.ts';
import type { Question } from '#engine/core/oefening/contract/contract.ts';
import { createModel } from '#engine/core/oefening/model/model.ts';
import { buildWay } from '#engine/core/oefening/ronde/ronde-vraag.ts';
import { ALL_VRAGEN } from '#engine/core/oefening/vraag/all-vragen.ts';
import type { BuiltVraag, Solution } from '#engine/core/oefening/vraag/built.ts';
import type { VraagEnvironment } from '#engine/core/oefening/vraag/options.ts';
import { spellingenOf } from '#engine/core/oefening/vraag/woord-help.ts';
import { judge } from '#engine/core/scoring/judgment.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { readSceneFile } from '../build/scene-file.ts';
import type { BotAction, CurrentState } from './play-bot.ts';

export type Kind = 'goed' | 'fout' | 'willekeurig';
/** Key of the question that is asked on the page. */
type Keys = (vraag: Question) => BuiltVraag | null;

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Builds every question of a round again from what the server sent, so that the bot knows what a child that can spell knows. */
function keysOf(ronde: Spelronde): Keys {
  const { capabilities } = readSceneFile(ronde.game);
  const items = new Map(ronde.pool.map((item) => [item.id, item]));
  const spellingen = spellingenOf(ronde.pool);
  const environment: VraagEnvironment = {
    groep: ronde.groep,
    s: ronde.s,
    typen: ronde.instelling.typenAan,
    calm: ronde.instelling.rustigeStand,
    leerdoelen: createModel(ronde.pool, ronde.leerdoelen).leerdoelen,
    pool: ronde.pool,
    exists: (form) => spellingen.has(form),
  };
  return (vraag) => {
    const item = items.get(vraag.itemId);
    if (item === undefined) return null;
    const seed = Number.parseInt(vraag.id.split('-')[1] ?? '', 36);
    const ways = capabilities
      .filter((c) => c.formats.includes(vraag.format))
      .map((capability) => ({ format: vraag.format, capability }));
    const doelen = [...ronde.leerdoelen.map(({ id }) => id), strandOf(item.id)?.doelId ?? ''];
    const built = doelen.flatMap((doelId) =>
      ways.flatMap((way) => {
        const out = buildWay({
          vragen: ALL_VRAGEN,
          vraagId: vraag.id,
          item,
          doelId,
          seed,
          ways: [way],
          environment,
        });
        return out.ok ? [out.value] : [];
      }),
    );
    const requested = built.filter(({ question }) => equal(question.prompt, vraag.prompt));
    // What is typed has no choices that could lie otherwise; after a flash the page shows what follows it.
    const same =
      requested.find(
        ({ question: { view } }) => equal(view, vraag.view) || (view.shape === 'read' && equal(view.then, vraag.view)),
      ) ?? (vraag.view.shape === 'entry' ? requested[0] : undefined);
    if (same === undefined) throw new Error(`the page asks what the bot cannot build: ${JSON.stringify(vraag)}`);
    return same;
  };
}

const endingOf = ({ rail }: CurrentState): number =>
  Math.max(
    0,
    rail.findIndex((box) => box.state === 'volgend' || box.state === 'bijna'),
  );

/** Parts that are meant, or after which is cut; those that are done are busy. */
function markedChoices({ vraag, choices }: CurrentState, spots: readonly number[]): string[] {
  const view = vraag?.view;
  if (view?.shape !== 'mark') return [];
  const ids = new Set(spots.map((spot) => view.parts[view.target === 'cut' ? spot - 1 : spot]?.id));
  return choices.flatMap(({ id, busy }) => (!busy && ids.has(id) ? [id] : []));
}

/** Choices that go on with the word. */
function correctChoices(state: CurrentState, key: BuiltVraag, solution: Solution): string[] {
  if (solution.soort === 'lees')
    return solution.followUp === undefined ? [] : correctChoices(state, key, solution.followUp);
  if (solution.soort === 'kies')
    return state.choices.flatMap((k) => (judge(key.sleutel, solution.ruw.get(k.id) ?? k.label) ? [k.id] : []));
  if (solution.soort === 'markeer') return markedChoices(state, solution.plekken);
  if (solution.soort !== 'reeks') return [];
  return state.choices.flatMap((k) => (!k.busy && k.label === solution.delen[endingOf(state)] ? [k.id] : []));
}

type Choice = CurrentState['choices'][number];

const take = (state: CurrentState, choice: Choice | undefined): Extract<BotAction, { soort: 'kies' }> | null =>
  choice === undefined
    ? null
    : { soort: 'kies', tokenId: choice.id, label: choice.label, index: state.choices.indexOf(choice) };

/** One of the choices that are meant; a sign stays the same one until it counts, since steering from one to the other drives through what hangs between. */
function choose(
  state: CurrentState,
  o: { goed: readonly string[]; mis: boolean; turn: number; vorige: string | null },
): Extract<BotAction, { soort: 'kies' }> | null {
  const allowed = state.choices.filter((k) => !k.busy && o.goed.includes(k.id) !== o.mis);
  // A wrong one is about to come back: who means to miss waits for it.
  if (o.mis && allowed.length === 0 && state.choices.some((k) => k.busy && !o.goed.includes(k.id))) return null;
  // Two letters that are the same are far apart in some games: a child drives to one of them, and does not turn round for the other.
  const same = allowed.find((k) => k.id === o.vorige && state.plekken[state.choices.indexOf(k)] !== null);
  const choice =
    same ?? allowed[o.turn % Math.max(1, allowed.length)] ?? state.choices.find((k) => o.goed.includes(k.id));
  return take(state, choice);
}

/** Turns on the first of a pair: one touch each, then two each, for where the first touch points only. */
const FIRST_OF_PAIR: ReadonlySet<number> = new Set([1, 3, 4]);

/** A card of the own pair and, the next time, the other one, or one that does not belong to it; then the cards that are left. */
function pair(
  state: CurrentState,
  o: { partner: ReadonlyMap<string, string>; eigen: string | undefined; mis: boolean; turn: number },
): BotAction | null {
  const open = state.choices.filter((k) => !k.busy);
  const first = open.find((k) => k.id === o.eigen) ?? open[0];
  const mate = o.partner.get(first?.id ?? '');
  // Only its own pair counts for the question.
  const misses = o.mis && first?.id === o.eigen;
  const other = open.find((k) => (misses ? k !== first && k.id !== mate : k.id === mate));
  return take(state, FIRST_OF_PAIR.has(o.turn % 6) ? first : other);
}

/** A word first, then the bin it goes to, or another one. `gekozen` = word that was taken. */
function sort(
  state: CurrentState,
  o: { bin: ReadonlyMap<string, string>; eigen: string | undefined; gekozen: string | null; mis: boolean },
): BotAction | null {
  const bins = new Set(state.vraag?.view.shape === 'sort' ? state.vraag.view.bins.map(({ id }) => id) : []);
  const open = state.choices.filter((k) => bins.has(k.id) && !k.busy);
  const woorden = state.choices.filter((k) => !bins.has(k.id));
  // What is still on its way cannot be touched; another word comes first then.
  const near = woorden.filter((k) => state.plekken[state.choices.indexOf(k)] !== null);
  const correct = o.bin.get(o.gekozen ?? '');
  const choice =
    open.length > 0
      ? open.find((k) => (k.id === correct) !== o.mis)
      : (near.find((k) => k.id === o.eigen) ?? near[0] ?? woorden.find((k) => k.id === o.eigen) ?? woorden[0]);
  return take(state, choice);
}

/** Letter that comes next, or one that no word has there. What stays on the screen is handed in when it is the word, or is to be wrong. */
function letter(state: CurrentState, key: BuiltVraag, miss: boolean): BotAction {
  const woord = key.sleutel.goed[0] ?? '';
  if (miss) return state.input.endsWith('q') ? { soort: 'lever' } : { soort: 'letter', letter: 'q' };
  if (state.input === woord) return { soort: 'lever' };
  // After a miss the next letter begins the word again.
  return { soort: 'letter', letter: woord[woord.startsWith(state.input) ? state.input.length : 0] ?? 'e' };
}

/** The line that is read now, where a child reads in its own tempo. */
function line(state: CurrentState): BotAction | null {
  if (state.flits !== null) return null;
  return take(
    state,
    state.choices.find(({ busy }) => !busy),
  );
}

/** Phases in which an answer counts. */
const ASKED: ReadonlySet<string> = new Set(['spel', 'uitleg']);

/** Decides like a child that knows every word, misses each at first, or wavers. */
export function createThinker(ronde: Spelronde, kind: Kind): (state: CurrentState) => Promise<BotAction | null> {
  const rng = createRng(11);
  const keys = keysOf(ronde);
  const known = new Map<string, BuiltVraag>();
  /** Per question: whether the bot still has to miss; a try that did not land is no miss. */
  const required = new Map<string, boolean>();
  let turn = 0;
  let chosen: string | null = null;
  let previous: string | null = null;
  const mist = (id: string, state: CurrentState): boolean => {
    const want = required.get(id) ?? (kind === 'fout' || (kind === 'willekeurig' && rng.next() < 0.4));
    required.set(id, want && !state.gemist);
    return want && !state.gemist;
  };
  const keyOf = (vraag: Question): BuiltVraag | null => {
    const key = known.get(vraag.id) ?? keys(vraag);
    if (key !== null) known.set(vraag.id, key);
    return key;
  };
  const sortTurn = (
    state: CurrentState,
    { bin, eigen: own }: Extract<Solution, { soort: 'sorteer' }>,
    miss: boolean,
  ): BotAction | null => {
    // Only its own word counts for the question: a miss on one that lies over it would be spent for nothing.
    const misses = miss && (own === undefined || chosen === own);
    const botAction = sort(state, { bin, eigen: own, gekozen: chosen, mis: misses });
    if (botAction?.soort === 'kies' && bin.has(botAction.tokenId)) chosen = botAction.tokenId;
    return botAction;
  };
  const chooseTurn = (state: CurrentState, key: BuiltVraag, miss: boolean): BotAction | null => {
    turn += 1;
    const { solution } = key;
    if (solution.soort === 'paren') return pair(state, { ...solution, eigen: solution.eigen, mis: miss, turn });
    const botAction = choose(state, {
      goed: correctChoices(state, key, solution),
      mis: miss,
      turn,
      vorige: previous,
    });
    previous = botAction?.tokenId ?? null;
    return botAction;
  };
  const think = (state: CurrentState): BotAction | null => {
    const key = state.vraag === null || state.flits !== null ? null : keyOf(state.vraag);
    if (state.vraag === null || key === null) return null;
    const miss = ASKED.has(state.phase) && mist(state.vraag.id, state);
    if (state.choices.length === 0) return letter(state, key, miss);
    if (key.solution.soort === 'sorteer') return sortTurn(state, key.solution, miss);
    return chooseTurn(state, key, miss);
  };
  return (state) => Promise.resolve(state.vraag?.view.shape === 'read' ? line(state) : think(state));
}
