import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { assignPractice, takeBackPractice } from '../shared/api/practice.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { nameList } from '../shared/name-list.ts';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import type { MatrixDoel, MatrixRow } from './matrix-data.ts';

const NAMES_MAX = 3;

interface Outcome {
  ids: readonly string[];
  text: string;
}

/** Who else stumbles on the same goal. */
const peersOf = (row: MatrixRow, doel: MatrixDoel, rows: readonly MatrixRow[]): MatrixRow[] =>
  rows.filter((other) => other.leerlingId !== row.leerlingId && other.cellen.get(doel.id)?.status === 'struikel');

/** Sets practice of this goal ready, and takes it back as long as nobody began. */
function usePractice(doel: MatrixDoel) {
  const { t, i18n } = useTranslation('voortgang');
  const { adminId } = useSpot();
  const saving = useSaving();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const names = (rows: readonly MatrixRow[]): string =>
    nameList(
      i18n.language,
      rows.map(({ roepnaam }) => roepnaam),
      { max: NAMES_MAX, more: (count) => t('oefening.enNog', { count }) },
    );
  const assign = async (rows: readonly MatrixRow[]) => {
    const done = await saving.run(() =>
      assignPractice(adminId, { leerlingIds: rows.map(({ leerlingId }) => leerlingId), doelIds: [doel.id] }),
    );
    if (done === undefined) return;
    const { ids, overgeslagen: skipped } = done.uit;
    const [without, withIt] = [true, false].map((isSkipped) =>
      rows.filter(({ leerlingId }) => skipped.includes(leerlingId) === isSkipped),
    );
    const text = [
      withIt === undefined || withIt.length === 0 ? '' : t('oefening.klaar', { namen: names(withIt) }),
      without === undefined || without.length === 0 ? '' : t('oefening.al', { namen: names(without) }),
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

function Practice({ rij: row, doel, rijen: rows }: { rij: MatrixRow; doel: MatrixDoel; rijen: readonly MatrixRow[] }) {
  const { t } = useTranslation(['voortgang', 'admins', 'gemeen']);
  const { readOnly } = useAccess('oefeninstellingen.wijzigen');
  const { saving, outcome, names, assign, takeBack } = usePractice(doel);
  const [along, setAlong] = useState(true);
  const peers = peersOf(row, doel, rows);
  if (outcome !== null)
    return (
      <div className="practice-done" role="status">
        <Icon name="vink" size={22} />
        <p>{outcome.text}</p>
        {outcome.ids.length > 0 && (
          <button
            type="button"
            className="button-text"
            disabled={saving.bezig}
            onClick={() => void takeBack(outcome.ids)}
          >
            {t('gemeen:ongedaan')}
          </button>
        )}
      </div>
    );
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {peers.length > 0 && (
        <label className="practice-along">
          <Checkbox checked={along} onChange={(_, checked) => setAlong(checked)} />
          <span>
            {t('oefening.ook', { namen: names(peers) })}
            <small>{t('oefening.ook.uitleg', { count: peers.length })}</small>
          </span>
        </label>
      )}
      <button
        type="button"
        className="button-full button-full--wide"
        disabled={saving.bezig || readOnly}
        onClick={() => void assign(along ? [row, ...peers] : [row])}
      >
        <Icon name="plus" /> {t('oefening.knop')}
      </button>
    </>
  );
}

/** The foot of the drawer: practise this goal, then looking along. */
export function PracticeFoot(props: { rij: MatrixRow; doel: MatrixDoel; rijen: readonly MatrixRow[] }) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const { mag: allowed } = useAccess('oefeninstellingen.wijzigen');
  const { rij: row } = props;
  return (
    <footer className="drawer__foot">
      {allowed && <Practice {...props} />}
      <a
        className={allowed ? 'button-text button-full--wide' : 'button-full button-full--wide'}
        href={`/leerling/${row.leerlingId}/landkaart`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="oog" /> {t('admins:meekijken.met', { naam: row.roepnaam })}
      </a>
    </footer>
  );
}
