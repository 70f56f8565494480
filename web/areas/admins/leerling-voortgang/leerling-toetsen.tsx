import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { LeerlingToetsen } from '#server/features/methodetoetsen/toets-overview.contract.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { useLeerlingToetsen } from '../shared/api/methodetoetsen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { ToetsState } from '../shared/methodetoets/feature-off.tsx';
import { ToetsHead } from '../shared/methodetoets/toets-head.tsx';
import { useAccess } from '../shared/permission.tsx';
import { ErrorBar } from '../shared/voortgang/error-bar.tsx';
import { MarkedSpelling } from '../shared/voortgang/marked-spelling.tsx';
import { PracticeDialog, type PracticePlan } from '../shared/voortgang/practice-dialog.tsx';

type Toets = LeerlingToetsen['items'][number];
const SKELETON = <CardsSkeleton cards={2} rules={4} />;

/** Words that went wrong, as the child wrote them. */
function Missed({ toets }: { toets: Toets }) {
  const { t } = useTranslation('leerling-voortgang');
  if (toets.pct === undefined) return null;
  if (toets.missed.length === 0) return <p className="soft">{t('toetsen.allesGoed')}</p>;
  return (
    <div className="toets-missed">
      <h4>{t('toetsen.gemist')}</h4>
      <ul className="word-list">
        {toets.missed.map(({ woord, ruw }) => (
          <li key={woord}>
            <span className="word-cell" lang="nl">
              {woord}
            </span>
            {ruw === '' ? (
              <small className="soft">{t('toetsen.leegGelaten')}</small>
            ) : (
              <MarkedSpelling woord={woord} ruw={ruw} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ToetsCard({ toets, onPractice }: { toets: Toets; onPractice: (() => void) | null }) {
  const { t } = useTranslation(['leerling-voortgang', 'methodetoetsen']);
  return (
    <li className="kind-item">
      <ToetsHead toets={toets} />
      {toets.pct === undefined ? (
        <p>{t(`toetsen.stand.${toets.afname}`)}</p>
      ) : (
        <ErrorBar pct={toets.pct} text={t('toetsen.teller', { goed: toets.goed, n: toets.counted })} />
      )}
      <Missed toets={toets} />
      {onPractice !== null && (
        <span className="toets-acts not-at-paper">
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" size={18} />}
            aria-label={t('toetsen.oefeningVan', { titel: toets.titel })}
            onClick={onPractice}
          >
            {t('methodetoetsen:oefen.knop')}
          </Button>
        </span>
      )}
    </li>
  );
}

function Toetsen({ data }: { data: LeerlingToetsen }) {
  const { t } = useTranslation('leerling-voortgang');
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const [plan, setPlan] = useState<PracticePlan | null>(null);
  const { id, roepnaam } = data.leerling;
  const planOf = (toets: Toets): PracticePlan => ({
    titel: t('oefening.titel', { naam: roepnaam }),
    kind: 'doelIds',
    choices: toets.doelen.map(({ doelId, naam: name }) => ({ id: doelId, text: name })),
    chosen: toets.doelen.slice(0, CONSTANTS.TAKEN_MAX).map(({ doelId }) => doelId),
    people: [{ leerlingId: id, roepnaam }],
    needy: [id],
    most: CONSTANTS.TAKEN_MAX,
  });
  return (
    <section className="voortgang" aria-label={t('tab.toetsen')}>
      <ul className="kind-list">
        {data.items.map((toets) => (
          <ToetsCard
            key={toets.id}
            toets={toets}
            onPractice={allowed && !readOnly && toets.doelen.length > 0 ? () => setPlan(planOf(toets)) : null}
          />
        ))}
      </ul>
      {plan !== null && <PracticeDialog plan={plan} onClose={() => setPlan(null)} />}
    </section>
  );
}

/** Tests of the own method that one pupil took: the score, and the own spellings. */
export function LeerlingToetsenTab({ leerlingId }: { leerlingId: string }) {
  const { t } = useTranslation('leerling-voortgang');
  const { adminId } = useSpot();
  const toetsen = useLeerlingToetsen(adminId, leerlingId);
  return (
    <ToetsState stand={toetsen} skeleton={SKELETON}>
      {(data) =>
        data.items.length === 0 ? (
          <Empty title={t('toetsen.leeg', { naam: data.leerling.roepnaam })} explanation={t('toetsen.leeg.uitleg')} />
        ) : (
          <Toetsen data={data} />
        )
      }
    </ToetsState>
  );
}
