import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { serverClock } from '#web/platform/clock.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useMe } from '../shared/api/tenant.api.ts';
import { useAllLeerlingen, useSignalen } from './api.ts';
import { useGroepen } from '../shared/api/groepen.api.ts';
import { useLeerlingList } from '../shared/api/leerlingen.api.ts';
import { longDate } from '#web/platform/date-text.ts';
import { dayPart } from '../shared/date.ts';
import { usePermission } from '../shared/use-permission.ts';
import { withHoofdletter } from '../shared/jaargroep.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { CardsSkeleton, TableSkeleton } from '#web/ui/skeleton.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { useGroepActions } from './use-groep-actions.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { GroepCard } from './groep-card.tsx';
import { GroepMenu } from './groep-menu.tsx';
import { GroepenTable } from './groepen-table.tsx';
import { StartCards } from './start-cards.tsx';
import { SignalenCard } from './signalen-card.tsx';
import './groepen.css';

type Display = 'kaarten' | 'tabel';

const SKELETON = <CardsSkeleton cards={3} rules={3} plate={100} />;
const SKELETON_SIGNALEN = <TableSkeleton rows={5} />;

function Greeting({ signalen, buttons }: { signalen: number | undefined; buttons: ReactNode }) {
  const { t, i18n } = useTranslation(['groepen', 'admins']);
  const { data: me } = useMe();
  const now = new Date(serverClock.nu());
  const [voornaam = ''] = (me?.naam ?? '').split(' ');
  const attention = signalen === undefined || signalen === 0 ? '' : t('groet.aandacht', { count: signalen });
  return (
    <div className="page-header">
      <div>
        <h1>{t(`groet.${dayPart(now)}`, { naam: voornaam })}</h1>
        <p>
          {withHoofdletter(longDate(i18n.language, now))}. {attention}
        </p>
      </div>
      {buttons}
    </div>
  );
}

function EmptyState({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation(['groepen', 'admins']);
  const { adminId } = useSpot();
  if (useGebruiker()?.role === 'docent')
    return (
      <Empty title={t('groepen.leeg')} explanation={t('groepen.leeg.docent')}>
        <Link className="button-full" to={`/admins/${adminId}/docenten`}>
          {t('groepen.leeg.wie')}
        </Link>
      </Empty>
    );
  return (
    <Empty title={t('groepen.leeg')} explanation={t('groepen.leeg.beheerder')}>
      <StartCards onNew={onNew} />
    </Empty>
  );
}

/** Who has no group, in a row of their own. */
function NoGroep() {
  const { t } = useTranslation(['groepen', 'beheer']);
  const { adminId } = useSpot();
  const { data } = useLeerlingList(adminId, { pagina: 1, grootte: 1, zoek: '', sorteer: 'naam', groep: 'zonder' });
  if (data === undefined || data.totaal === 0) return null;
  return (
    <p className="without-groep">
      <Icon name="let" /> <span>{t('zonderGroep', { count: data.totaal })}</span>
      <Link className="button-text" to={`/admins/${adminId}/leerlingen?groep=zonder`}>
        {t('zonderGroep.knop')} <Icon name="pijl" size={18} />
      </Link>
    </p>
  );
}

/** Adding, importing and the end of the year: only what the user may do. */
function Buttons({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation(['groepen', 'beheer']);
  const { adminId, groepenPath } = useSpot();
  const allowed = usePermission(adminId);
  return (
    <span className="page-header__buttons not-at-paper">
      {allowed('leerlingen.importeren') && (
        <Link className="button-tint" to={`${groepenPath}/edexml`}>
          <Icon name="leerlingen" size={18} /> {t('admins:menu.edexml')}
        </Link>
      )}
      {allowed('lvs.importeren') && (
        <Link className="button-tint" to={`${groepenPath}/lvsspelling`}>
          <Icon name="tabel" size={18} /> {t('admins:menu.lvsspelling')}
        </Link>
      )}
      {allowed('jaarovergang.uitvoeren') && (
        <Link className="button-tint" to={`${groepenPath}/jaarovergang`}>
          <Icon name="kalender" size={18} /> {t('jaar.knop')}
        </Link>
      )}
      {allowed('groepen.toevoegen') && (
        <button type="button" className="button-tint" onClick={onNew}>
          <Icon name="plus" size={18} /> {t('groep.nieuw')}
        </button>
      )}
    </span>
  );
}

function Groepen({
  items,
  start,
}: {
  items: readonly GroepItem[];
  start: ReturnType<typeof useGroepActions>['start'];
}) {
  const { t } = useTranslation(['groepen', 'admins', 'beheer']);
  const { adminId } = useSpot();
  const [display, setDisplay] = useState<Display>('kaarten');
  const [archive, setArchive] = useState(false);
  const [schooljaar, setSchooljaar] = useState('');
  const years = [
    ...new Set(items.filter(({ gearchiveerd: archived }) => archive || !archived).map((groep) => groep.schooljaar)),
  ]
    .sort()
    .toReversed();
  const shown = items.filter(
    (groep) => (archive || !groep.gearchiveerd) && (schooljaar === '' || groep.schooljaar === schooljaar),
  );
  const count = shown.reduce((sum, groep) => sum + groep.aantal, 0);
  const hasArchive = items.some(({ gearchiveerd: archived }) => archived);
  const menu = (groep: GroepItem) => <GroepMenu adminId={adminId} groep={groep} onAction={start} />;
  return (
    <section aria-labelledby="groepen-kop">
      <div className="groepen__header">
        <h2 id="groepen-kop">{t('menu.groepen')}</h2>
        <p>
          {t('groepen.aantal', { count: shown.length })}, {t('leerlingen.aantal', { count })}
        </p>
        <span className="groepen__buttons">
          {hasArchive && (
            <label className="link-toggle">
              <input type="checkbox" checked={archive} onChange={({ target }) => setArchive(target.checked)} />{' '}
              {t('groepen.metArchief')}
            </label>
          )}
          {years.length > 1 && (
            <TextField
              select
              label={t('groepen:groep.schooljaar')}
              value={schooljaar}
              onChange={({ target }) => setSchooljaar(target.value)}
              sx={{ minWidth: 136 }}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{t('groepen:alleJaren')}</MenuItem>
              {years.map((year) => (
                <MenuItem key={year} value={year}>
                  {year}
                </MenuItem>
              ))}
            </TextField>
          )}
          <ToggleButtonGroup
            exclusive
            size="small"
            value={display}
            aria-label={t('weergave')}
            onChange={(_, newOne: Display | null) => {
              if (newOne !== null) setDisplay(newOne);
            }}
          >
            <ToggleButton value="kaarten">
              <Icon name="groepen" size={18} /> {t('weergave.kaarten')}
            </ToggleButton>
            <ToggleButton value="tabel">
              <Icon name="tabel" size={18} /> {t('weergave.tabel')}
            </ToggleButton>
          </ToggleButtonGroup>
        </span>
      </div>
      {shown.length === 0 && <EmptyState onNew={() => start('nieuw', null)} />}
      {shown.length > 0 && display === 'kaarten' && (
        <ul className="groepen__cards">
          {shown.map((groep, number) => (
            <GroepCard key={groep.id} groep={groep} nummer={number} menu={menu(groep)} />
          ))}
        </ul>
      )}
      {shown.length > 0 && display === 'tabel' && <GroepenTable groepen={shown} menu={menu} />}
      <NoGroep />
    </section>
  );
}

/** Landing of the panel: who needs me today, and my groups. */
export function GroepenPage() {
  const { t } = useTranslation(['groepen', 'admins', 'beheer']);
  const { adminId } = useSpot();
  const groepen = useGroepen(adminId, true);
  const signalen = useSignalen(adminId);
  const actions = useGroepActions(adminId);
  const items = groepen.data?.items ?? [];
  const withSignaal = new Set(signalen.data?.items.map(({ groepId }) => groepId));
  const { data: leerlingen = [] } = useAllLeerlingen(
    adminId,
    items.filter(({ id }) => withSignaal.has(id)).map(({ id }) => id),
  );
  const newOne = () => actions.start('nieuw', null);
  const empty = groepen.data?.items.length === 0;
  // One fault is told once.
  const withSignalen = !empty && !groepen.error;
  useTitle(t('menu.groepen'));
  return (
    <>
      <Greeting signalen={signalen.data?.totaal} buttons={!empty && <Buttons onNew={newOne} />} />
      <FirstStepsCard />
      {withSignalen && (
        <State stand={signalen} skeleton={SKELETON_SIGNALEN}>
          {(data) => (
            <SignalenCard signalen={data.items} totaal={data.totaal} groepen={items} leerlingen={leerlingen} />
          )}
        </State>
      )}
      <State stand={groepen} skeleton={SKELETON}>
        {(data) =>
          empty ? (
            <>
              <EmptyState onNew={newOne} />
              <NoGroep />
            </>
          ) : (
            <Groepen items={data.items} start={actions.start} />
          )
        }
      </State>
      {actions.delen}
    </>
  );
}
