import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useAccess } from '../shared/permission.tsx';
import { PracticeDone } from '../shared/voortgang/practice-done.tsx';
import { usePractice } from '../shared/voortgang/use-practice.ts';
import type { MatrixDoel, MatrixRow } from './matrix-data.ts';

/** Who else stumbles on the same goal. */
const peersOf = (row: MatrixRow, doel: MatrixDoel, rows: readonly MatrixRow[]): MatrixRow[] =>
  rows.filter((other) => other.leerlingId !== row.leerlingId && other.cellen.get(doel.id)?.status === 'struikel');

function Practice({ rij: row, doel, rijen: rows }: { rij: MatrixRow; doel: MatrixDoel; rijen: readonly MatrixRow[] }) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const { readOnly } = useAccess('oefeninstellingen.wijzigen');
  const { saving, outcome, names, assign, takeBack } = usePractice();
  const [along, setAlong] = useState(true);
  const peers = peersOf(row, doel, rows);
  if (outcome !== null)
    return <PracticeDone {...outcome} busy={saving.bezig} onTakeBack={(ids) => void takeBack(ids)} />;
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {peers.length > 0 && (
        <label className="check-explained">
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
        onClick={() => void assign(along ? [row, ...peers] : [row], { doelIds: [doel.id] })}
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
  const { groepenPath, groepId } = useSpot();
  const { rij: row } = props;
  return (
    <footer className="drawer__foot">
      {allowed && <Practice {...props} />}
      <span className="drawer__links">
        <a
          className={allowed ? 'button-text' : 'button-full'}
          href={`/leerling/${row.leerlingId}/landkaart`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="oog" /> {t('admins:meekijken.met', { naam: row.roepnaam })}
        </a>
        <Link className="button-text" to={`${groepenPath}/${groepId ?? ''}/leerlingen/${row.leerlingId}/voortgang`}>
          <Icon name="voortgang" /> {t('lade.meer', { naam: row.roepnaam })}
        </Link>
      </span>
    </footer>
  );
}
