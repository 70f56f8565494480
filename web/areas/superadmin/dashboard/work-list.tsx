import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  WORK_KINDS,
  type WorkItem,
  type WorkKind,
  type WorkList,
} from '#server/features/work-list/work-list.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { setHandler, useWorkList } from './api.ts';
import { WorkLine } from './work-line.tsx';

const SKELETON = <TableSkeleton rows={6} />;
/** Lines of a kind before the others are asked for. */
const FIRST = 5;
const ICONS: Readonly<Record<WorkKind, IconName>> = {
  aanvraag: 'lijst',
  bericht: 'mail',
  contactbericht: 'potlood',
  wisverzoek: 'prullenbak',
  proef: 'klok',
  licentie: 'licentie',
  factuur: 'tabel',
  mail: 'let',
  export: 'download',
  ervaring: 'ster',
};

interface KindProps {
  kind: WorkKind;
  list: WorkList;
  busy: boolean;
  onHandler: (item: WorkItem, taken: boolean) => void;
}

/** The lines of one kind, the oldest on top. */
function Kind({ kind, list, busy, onHandler }: KindProps) {
  const { t } = useTranslation('dashboard');
  const [all, setAll] = useState(false);
  const items = list.items.filter((item) => item.soort === kind);
  const total = list.totals.find((one) => one.soort === kind)?.aantal ?? 0;
  if (items.length === 0) return null;
  const shown = all ? items : items.slice(0, FIRST);
  return (
    <section className="work-kind" aria-labelledby={`werk-${kind}`}>
      <h2 id={`werk-${kind}`}>
        <Icon name={ICONS[kind]} /> {t(`soort.${kind}`)} <span className="work-kind__count">{total}</span>
      </h2>
      <ul>
        {shown.map((item) => (
          <WorkLine key={item.id} item={item} busy={busy} onHandler={onHandler} />
        ))}
      </ul>
      {items.length > FIRST && (
        <button type="button" className="button-text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('minder') : t('meer', { count: items.length - FIRST })}
        </button>
      )}
      {all && total > items.length && <p className="soft">{t('rest', { count: total - items.length })}</p>}
    </section>
  );
}

function Lines({ list, own }: { list: WorkList; own: boolean }) {
  const { t } = useTranslation('dashboard');
  const saving = useSaving();
  const change = (item: WorkItem, taken: boolean): void => void saving.run(() => setHandler(item, taken));
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {list.failed.length > 0 && (
        <p role="alert" className="work-failed">
          {t('mist', { soorten: list.failed.map((kind) => t(`soort.${kind}`)).join(', ') })}
        </p>
      )}
      {list.items.length === 0 && list.failed.length === 0 && (
        <Empty
          title={t(own ? 'leeg.eigen' : 'leeg.titel')}
          explanation={t(own ? 'leeg.eigen.uitleg' : 'leeg.uitleg')}
        />
      )}
      {list.items.length > 0 && (
        <div className="work-list">
          {WORK_KINDS.map((kind) => (
            <Kind key={kind} kind={kind} list={list} busy={saving.bezig} onHandler={change} />
          ))}
        </div>
      )}
    </>
  );
}

/** What waits for the office, per kind; own work alone where somebody asks for it. */
export function Work() {
  const { t } = useTranslation('dashboard');
  const [own, setOwn] = useState(false);
  const state = useWorkList(own);
  return (
    <>
      <FormControlLabel
        className="work-own not-at-paper"
        control={<Switch checked={own} onChange={(_, checked) => setOwn(checked)} />}
        label={t('eigen')}
      />
      <State stand={state} skeleton={SKELETON}>
        {(list) => <Lines list={list} own={own} />}
      </State>
    </>
  );
}
