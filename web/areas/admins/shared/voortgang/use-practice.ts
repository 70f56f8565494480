import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssignedRequest } from '#server/features/somvensters/assigned.contract.ts';
import { useSaving, type Saving } from '#web/platform/use-saving.ts';
import { assignPractice, takeBackPractice } from '../api/practice.api.ts';
import { useSpot } from '../frame/use-spot.ts';
import { nameList } from '../name-list.ts';

const NAMES_MAX = 3;

/** Who practice is set ready for. */
export interface PracticePerson {
  leerlingId: string;
  roepnaam: string;
}
/** About goals, or about words. */
export type PracticeTarget = Pick<AssignedRequest, 'doelIds' | 'woorden'>;

interface Outcome {
  ids: readonly string[];
  text: string;
}
interface Practice {
  saving: Saving;
  /** What came of it; null = nothing was done yet. */
  outcome: Outcome | null;
  names: (people: readonly PracticePerson[]) => string;
  assign: (people: readonly PracticePerson[], target: PracticeTarget) => Promise<void>;
  takeBack: (ids: readonly string[]) => Promise<void>;
}

/** Sets practice ready, and takes it back as long as nobody began. */
export function usePractice(): Practice {
  const { t, i18n } = useTranslation('practice');
  const { adminId } = useSpot();
  const saving = useSaving();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const names = (people: readonly PracticePerson[]): string =>
    nameList(
      i18n.language,
      people.map(({ roepnaam }) => roepnaam),
      { max: NAMES_MAX, more: (count) => t('oefening.enNog', { count }) },
    );
  const assign = async (people: readonly PracticePerson[], target: PracticeTarget) => {
    const done = await saving.run(() =>
      assignPractice(adminId, { leerlingIds: people.map(({ leerlingId }) => leerlingId), ...target }),
    );
    if (done === undefined) return;
    const { ids, overgeslagen: skipped } = done.uit;
    const without = people.filter(({ leerlingId }) => skipped.includes(leerlingId));
    const withIt = people.filter(({ leerlingId }) => !skipped.includes(leerlingId));
    const text = [
      withIt.length === 0 ? '' : t('oefening.klaar', { namen: names(withIt) }),
      without.length === 0 ? '' : t('oefening.al', { namen: names(without) }),
    ];
    setOutcome({ ids, text: text.filter((part) => part !== '').join(' ') });
  };
  const takeBack = async (ids: readonly string[]) => {
    const done = await saving.run(() => takeBackPractice(adminId, ids));
    if (done === undefined) return;
    const text = [t('oefening.terug'), done.uit.aantal < ids.length ? t('oefening.begonnen') : ''];
    setOutcome({ ids: [], text: text.join(' ').trim() });
  };
  return { saving, outcome, names, assign, takeBack };
}
