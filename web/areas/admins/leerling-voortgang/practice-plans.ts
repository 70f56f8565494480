import type { TFunction } from 'i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { ASSIGNED_WORDS_MAX } from '#server/features/somvensters/assigned.contract.ts';
import type { LeerlingDoel, LeerlingVoortgang } from '#server/features/voortgang/leerling-voortgang.contract.ts';
import type { PracticePlan } from '../shared/voortgang/practice-dialog.tsx';

const TICKED = 3;

export const isReached = ({ status }: LeerlingDoel): boolean => status === 'beheerst' || status === 'onderhoud';

/** Goals that cost most come first. */
export const byNeed = (doelen: readonly LeerlingDoel[]): LeerlingDoel[] =>
  doelen.toSorted(
    (a, b) => Number(b.status === 'struikel') - Number(a.status === 'struikel') || (a.pct ?? 101) - (b.pct ?? 101),
  );

const forOne = ({ id, roepnaam }: LeerlingVoortgang['leerling']) => ({
  people: [{ leerlingId: id, roepnaam }],
  needy: [id],
});

/** Practice of goals, those given ticked; without any those that the pupil stumbles over. */
export function doelenPlan(t: TFunction, data: LeerlingVoortgang, ticked: readonly string[] = []): PracticePlan {
  const open = byNeed(data.doelen.filter((doel) => !isReached(doel)));
  const choices = open.length === 0 ? data.doelen : open;
  const stumbles = choices.filter(({ status }) => status === 'struikel').map(({ id }) => id);
  const first = stumbles.length === 0 ? choices.slice(0, 1).map(({ id }) => id) : stumbles.slice(0, TICKED);
  return {
    titel: t('leerling-voortgang:oefening.titel', { naam: data.leerling.roepnaam }),
    kind: 'doelIds',
    choices: data.doelen
      .filter((doel) => choices.includes(doel) || ticked.includes(doel.id))
      .map(({ id, naam: name }) => ({ id, text: name })),
    chosen: ticked.length === 0 ? first : ticked,
    ...forOne(data.leerling),
    most: CONSTANTS.TAKEN_MAX,
  };
}

/** Practice of the words that still go wrong. */
export const woordenPlan = (t: TFunction, data: LeerlingVoortgang, itemIds: readonly string[]): PracticePlan => ({
  titel: t('leerling-voortgang:oefening.titel', { naam: data.leerling.roepnaam }),
  kind: 'woorden',
  choices: data.woorden.map(({ itemId, woord }) => ({ id: itemId, text: woord })),
  chosen: itemIds,
  ...forOne(data.leerling),
  most: ASSIGNED_WORDS_MAX,
});
