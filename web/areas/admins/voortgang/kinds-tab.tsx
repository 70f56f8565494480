import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { GroepMistakes } from '#server/features/voortgang/stumbles.contract.ts';
import { State } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { useLeerlingen } from '../shared/api/leerlingen.api.ts';
import { NotPracticed } from './not-practiced.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { nameList } from '../shared/name-list.ts';
import { useAccess } from '../shared/permission.tsx';
import { ErrorBar } from '../shared/voortgang/error-bar.tsx';
import { MarkedSpelling } from '../shared/voortgang/marked-spelling.tsx';
import { PracticeDialog, type PracticePlan } from '../shared/voortgang/practice-dialog.tsx';
import { useGroepMistakes } from './stumbles.api.ts';

type Kind = GroepMistakes['items'][number];
const NAMES_MAX = 5;
const SKELETON = <TableSkeleton rows={6} />;

function KindItem({ kind, onPractice }: { kind: Kind; onPractice: (() => void) | null }) {
  const { t, i18n } = useTranslation(['voortgang', 'practice']);
  const names = nameList(
    i18n.language,
    kind.leerlingen.map((leerling) => leerling.naam),
    { max: NAMES_MAX, more: (count) => t('practice:oefening.enNog', { count }) },
  );
  return (
    <li className="kind-item">
      <div className="kind-item__head">
        <h3>{kind.naam}</h3>
        {onPractice !== null && (
          <Button
            className="not-at-paper"
            startIcon={<Icon name="plus" size={18} />}
            aria-label={t('soorten.oefeningVan', { soort: kind.naam })}
            onClick={onPractice}
          >
            {t('woorden.oefening')}
          </Button>
        )}
      </div>
      <ErrorBar pct={kind.pct} text={t('soorten.teller', { fouten: kind.fouten, n: kind.n })} />
      {kind.voorbeelden.length > 0 && (
        <ul className="misspellings">
          {kind.voorbeelden.map(({ woord, ruw }) => (
            <li key={`${woord}-${ruw}`}>
              <MarkedSpelling woord={woord} ruw={ruw} /> <small lang="nl">{woord}</small>
            </li>
          ))}
        </ul>
      )}
      <p className="soft">{kind.leerlingen.length === 0 ? t('soorten.niemand') : t('soorten.wie', { namen: names })}</p>
    </li>
  );
}

function Kinds({ data }: { data: GroepMistakes }) {
  const { t } = useTranslation('voortgang');
  const { adminId } = useSpot();
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const leerlingen = useLeerlingen(adminId, data.groep.id).data?.items ?? [];
  const [plan, setPlan] = useState<PracticePlan | null>(null);
  const planOf = (kind: Kind): PracticePlan => ({
    titel: t('kolom.titel', { doel: kind.naam }),
    kind: 'doelIds',
    choices: [{ id: kind.label, text: kind.naam }],
    chosen: [kind.label],
    people: leerlingen.map(({ id, roepnaam }) => ({ leerlingId: id, roepnaam })),
    needy: kind.leerlingen.map(({ leerlingId }) => leerlingId),
    most: CONSTANTS.TAKEN_MAX,
  });
  return (
    <section className="voortgang" aria-label={t('soorten.naam')}>
      <p>{t('soorten.uitleg')}</p>
      <ul className="kind-list">
        {data.items.map((kind) => (
          <KindItem
            key={kind.label}
            kind={kind}
            onPractice={allowed && !readOnly && kind.doel ? () => setPlan(planOf(kind)) : null}
          />
        ))}
      </ul>
      {plan !== null && <PracticeDialog plan={plan} onClose={() => setPlan(null)} />}
    </section>
  );
}

/** Kinds of error of the group: how often, what was written, and who stumbles over it. */
export function KindsTab() {
  const { t } = useTranslation('voortgang');
  const { adminId, groepId } = useSpot();
  const kinds = useGroepMistakes(adminId, groepId ?? '');
  return (
    <State stand={kinds} skeleton={SKELETON}>
      {(data) =>
        data.items.length === 0 ? (
          <NotPracticed title={t('soorten.leeg')} explanation={t('soorten.leeg.uitleg')} />
        ) : (
          <Kinds data={data} />
        )
      }
    </State>
  );
}
