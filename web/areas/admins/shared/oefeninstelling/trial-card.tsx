import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { TrialOutcome } from '#server/features/somvensters/trial.contract.ts';
import { State } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { useLeerlingen } from '../api/leerlingen.api.ts';
import { useTrial } from '../api/oefeninstellingen.api.ts';
import './setting.css';

const WAIT_MS = 500;
/** Fewer words than this come back too often. */
const POOL_SMALL = 60;
const NOBODY = 'nieuw';
const SKELETON = <TableSkeleton rows={5} />;

/** A value that has stood still for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function Words({ outcome }: { outcome: TrialOutcome }) {
  return (
    <ol className="trial__words">
      {outcome.voorbeeld.map(({ woord, doel, waarom }) => (
        <li key={woord}>
          <strong>{woord}</strong> <span className="soft">{doel}</span>
          <small>{waarom}</small>
        </li>
      ))}
    </ol>
  );
}

function PoolSize({ count, onWiden }: { count: number; onWiden: (() => void) | null }) {
  const { t } = useTranslation('oefeninstelling');
  const small = count < POOL_SMALL;
  return (
    <p className={small ? 'trial__pool trial__pool--small' : 'trial__pool'}>
      <strong>{t('proef.pool', { count })}</strong>
      {count === 0 && <span role="alert">{t('proef.leeg')}</span>}
      {small && count > 0 && <span>{t('proef.weinig')}</span>}
      {small && onWiden !== null && (
        <button type="button" className="button-tint" onClick={onWiden}>
          {t('proef.ruimer')}
        </button>
      )}
    </p>
  );
}

function AlongLink({ leerling }: { leerling: { id: string; roepnaam: string } | undefined }) {
  const { t } = useTranslation('oefeninstelling');
  if (leerling === undefined) return null;
  return (
    <p className="trial__along">
      <a className="button-tint" href={`/leerling/${leerling.id}/landkaart`} target="_blank" rel="noreferrer">
        <Icon name="oog" size={18} /> {t('proef.meekijken', { naam: leerling.roepnaam })}
      </a>
      <small>{t('proef.meekijken.uitleg')}</small>
    </p>
  );
}

/** The size of the pool and the next words with their reason, for one leerling; tried without saving. */
export function TrialCard({
  adminId,
  groepId,
  concept,
  leerlingId,
  onWiden,
}: {
  adminId: string;
  groepId: string;
  concept: Oefeninstelling;
  /** Absent = the teacher chooses whom. */
  leerlingId?: string;
  /** Makes the level a year wider. */
  onWiden: (() => void) | null;
}) {
  const { t } = useTranslation('oefeninstelling');
  const { data: list } = useLeerlingen(adminId, groepId);
  const [choice, setChoice] = useState<string | null>(null);
  const leerlingen = list?.items ?? [];
  const chosen = leerlingId ?? choice ?? leerlingen[0]?.id ?? NOBODY;
  const trial = useTrial({ adminId, groepId, leerlingId: chosen === NOBODY ? null : chosen }, useSettled(concept));
  return (
    <aside className="trial" aria-labelledby="proef-kop">
      <h2 id="proef-kop">{t('proef.titel')}</h2>
      {leerlingId === undefined && (
        <TextField select label={t('proef.voor')} value={chosen} onChange={({ target }) => setChoice(target.value)}>
          {leerlingen.map(({ id, naam: label }) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
          <MenuItem value={NOBODY}>{t('proef.nieuw')}</MenuItem>
        </TextField>
      )}
      <State stand={trial} skeleton={SKELETON}>
        {(outcome) => (
          <>
            <PoolSize count={outcome.poolSize} onWiden={onWiden} />
            <Words outcome={outcome} />
          </>
        )}
      </State>
      <AlongLink leerling={leerlingen.find(({ id }) => id === chosen)} />
    </aside>
  );
}

/** The level a year wider on both sides, as far as there are years. */
export const widened = (setting: Oefeninstelling): Oefeninstelling => ({
  ...setting,
  niveauVan: Math.max(3, Math.floor(setting.niveauVan) - 1),
  niveauTot: Math.min(8.5, Math.floor(setting.niveauTot) + 1.5),
});
