import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { GroepToetsen } from '#server/features/methodetoetsen/toets-overview.contract.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { useLeerlingen } from '../shared/api/leerlingen.api.ts';
import { useGroepToetsen } from '../shared/api/methodetoetsen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { ToetsState } from '../shared/methodetoets/feature-off.tsx';
import { ToetsHead } from '../shared/methodetoets/toets-head.tsx';
import { nameList } from '../shared/name-list.ts';
import { useAccess } from '../shared/permission.tsx';
import { ErrorBar } from '../shared/voortgang/error-bar.tsx';
import { Misspellings } from '../shared/voortgang/marked-spelling.tsx';
import { PracticeDialog, type PracticePlan } from '../shared/voortgang/practice-dialog.tsx';

type Toets = GroepToetsen['items'][number];
const NAMES_MAX = 5;
const SKELETON = <CardsSkeleton cards={2} rules={5} />;

/** Words that most missed, with what they wrote. */
function Missed({ toets }: { toets: Toets }) {
  const { t } = useTranslation('voortgang');
  if (toets.ingeleverd === 0) return null;
  if (toets.missed.length === 0) return <p className="soft">{t('toetsen.allesGoed')}</p>;
  return (
    <div className="toets-missed">
      <h4>{t('toetsen.gemist')}</h4>
      <ul className="word-list">
        {toets.missed.map((word) => (
          <li key={word.woord}>
            <span className="word-cell" lang="nl">
              {word.woord}
            </span>
            <Misspellings word={word} none={t('toetsen.leegGelaten')} />
            <small>{t('toetsen.mis', { count: word.missers, van: word.counted })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who is still to make it, and who cannot any more. */
function Missing({ missing }: { missing: Toets['missing'] }) {
  const { t, i18n } = useTranslation('voortgang');
  const late = missing.filter(({ status }) => status === 'gemist');
  const open = missing.filter(({ status }) => status !== 'gemist');
  const names = (of: Toets['missing']): string =>
    nameList(
      i18n.language,
      of.map((leerling) => leerling.naam),
      { max: NAMES_MAX, more: (count) => t('toetsen.enNog', { count }) },
    );
  return (
    <>
      {open.length > 0 && <p>{t('toetsen.nog', { namen: names(open) })}</p>}
      {late.length > 0 && <p>{t('toetsen.nietGemaakt', { namen: names(late) })}</p>}
    </>
  );
}

function ToetsCard({ toets, onPractice }: { toets: Toets; onPractice: (() => void) | null }) {
  const { t } = useTranslation(['voortgang', 'methodetoetsen']);
  const { groepenPath, groepId } = useSpot();
  return (
    <li className="kind-item">
      <ToetsHead toets={toets} />
      {toets.pct === undefined ? (
        <p className="soft">{t('methodetoetsen:uitslag.niemand')}</p>
      ) : (
        <ErrorBar
          pct={toets.pct}
          text={t('toetsen.gemiddeld', { count: toets.deelnemers, gemaakt: toets.ingeleverd })}
        />
      )}
      <Missed toets={toets} />
      <Missing missing={toets.missing} />
      <span className="toets-acts not-at-paper">
        {onPractice !== null && (
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" size={18} />}
            aria-label={t('toetsen.oefeningVan', { titel: toets.titel })}
            onClick={onPractice}
          >
            {t('methodetoetsen:oefen.knop')}
          </Button>
        )}
        <Link
          className="button-text"
          to={`${groepenPath}/${groepId ?? ''}/methodetoetsen/${toets.id}`}
          aria-label={t('toetsen.uitslagVan', { titel: toets.titel })}
        >
          {t('toetsen.uitslag')} <Icon name="pijl" size={18} />
        </Link>
      </span>
    </li>
  );
}

/** What is filled in when practice is made of a test: goals that somebody stays below on, and who does. */
function usePlan(groepId: string): (toets: Toets) => PracticePlan | null {
  const { t } = useTranslation('voortgang');
  const { adminId } = useSpot();
  const leerlingen = useLeerlingen(adminId, groepId).data?.items ?? [];
  const people = leerlingen.map(({ id, roepnaam }) => ({ leerlingId: id, roepnaam }));
  const here = new Set(people.map(({ leerlingId }) => leerlingId));
  return (toets) => {
    const due = toets.doelen
      .map((doel) => ({ ...doel, below: doel.below.filter((id) => here.has(id)) }))
      .filter(({ below }) => below.length > 0)
      .toSorted((a, b) => b.below.length - a.below.length);
    if (due.length === 0) return null;
    return {
      titel: t('toetsen.oefening', { titel: toets.titel }),
      kind: 'doelIds',
      choices: due.map(({ doelId, naam: name, below, grensPct: mark }) => ({
        id: doelId,
        text: name,
        note: t('toetsen.onder', { count: below.length, grens: mark }),
      })),
      chosen: due.slice(0, CONSTANTS.TAKEN_MAX).map(({ doelId }) => doelId),
      people,
      needy: [...new Set(due.flatMap(({ below }) => below))],
      most: CONSTANTS.TAKEN_MAX,
    };
  };
}

function Toetsen({ data }: { data: GroepToetsen }) {
  const { t } = useTranslation('voortgang');
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const planOf = usePlan(data.groep.id);
  const [plan, setPlan] = useState<PracticePlan | null>(null);
  return (
    <section className="voortgang" aria-label={t('voortgang.tab.toetsen')}>
      <p>{t('toetsen.uitleg')}</p>
      <ul className="kind-list">
        {data.items.map((toets) => {
          const own = planOf(toets);
          const may = allowed && !readOnly && own !== null;
          return <ToetsCard key={toets.id} toets={toets} onPractice={may ? () => setPlan(own) : null} />;
        })}
      </ul>
      {plan !== null && <PracticeDialog plan={plan} onClose={() => setPlan(null)} />}
    </section>
  );
}

/** Published tests of the own method: how they went, which words were missed, and who is still to make them. */
export function ToetsenTab() {
  const { t } = useTranslation('voortgang');
  const { adminId, groepId, groepenPath } = useSpot();
  const toetsen = useGroepToetsen(adminId, groepId ?? '');
  return (
    <ToetsState stand={toetsen} skeleton={SKELETON}>
      {(data) =>
        data.items.length === 0 ? (
          <Empty title={t('toetsen.leeg')} explanation={t('toetsen.leeg.uitleg')}>
            <Link className="button-full" to={`${groepenPath}/${groepId ?? ''}/methodetoetsen`}>
              {t('toetsen.leeg.knop')}
            </Link>
          </Empty>
        ) : (
          <Toetsen data={data} />
        )
      }
    </ToetsState>
  );
}
