import type { PracticeMap } from './card.read.ts';

const DONE = new Set(['klaar', 'overgeslagen']);

/** A stone on the path of today. */
interface TodayTaak {
  taakId: string;
  somvensterId: string;
  titel: string;
  klaar: boolean;
}

/** The path of today: what was done today, then open stones up to the number of the setting. */
export function todayPath(card: Pick<PracticeMap, 'routes' | 'vandaagKlaar' | 'instelling'>): TodayTaak[] {
  const stenen = card.routes.flatMap((route) => route.stenen.map((steen) => ({ route, steen })));
  const completed = stenen.filter(({ steen }) => card.vandaagKlaar.has(steen.taakId));
  const toDo = stenen.filter(
    ({ route, steen }) => route.status === 'open' && !DONE.has(steen.status) && steen.status !== 'dicht',
  );
  const choice = [...completed, ...toDo.slice(0, Math.max(0, card.instelling.takenPerDag - completed.length))];
  return choice.map(({ route, steen }) => ({
    taakId: steen.taakId,
    somvensterId: route.somvensterId,
    titel: steen.titel,
    klaar: card.vandaagKlaar.has(steen.taakId),
  }));
}
