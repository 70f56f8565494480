import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedRoute, ManagedRoutes } from '#server/features/somvensters/route-management.contract.ts';
import { shortDate } from '#web/platform/date-text.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { setRoute, skipSteen, useRoutes, withdrawRoute } from '../shared/api/routes.api.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useAccess } from '../shared/permission.tsx';
import { EndDialog } from './end-dialog.tsx';
import './routes.css';

type Steen = ManagedRoute['stenen'][number];
const SKELETON = <TableSkeleton rows={4} />;
/** Stones that an adult may leave out. */
const SKIPPABLE: ReadonlySet<string> = new Set(['dicht', 'open', 'bezig', 'blijft_open']);

/** What is about to go, to be asked first. */
type Asked = { route: ManagedRoute; steen?: Steen; end?: true };

function GoneDialog({ asked, naam: name, onClose }: { asked: Asked; naam: string; onClose: () => void }) {
  const { t } = useTranslation('oefeninstelling');
  const { adminId } = useSpot();
  const saving = useSaving();
  const { route, steen } = asked;
  const part = steen === undefined ? 'weg' : 'sla';
  const save = async () => {
    const done = await saving.run(async () => {
      await (steen === undefined ? withdrawRoute(adminId, route.id) : skipSteen(adminId, steen.taakId));
      return true;
    });
    if (done !== undefined) onClose();
  };
  return (
    <PanelDialog
      titel={t(`routes.${part}.titel`, { wat: steen?.titel ?? route.titel })}
      knop={t(`routes.${part}.knop`)}
      danger={steen === undefined}
      saving={saving}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <p>{t(`routes.${part}.uitleg`, { naam: name })}</p>
    </PanelDialog>
  );
}

function SteenItem({ steen, onSkip }: { steen: Steen; onSkip: (() => void) | null }) {
  const { t } = useTranslation('oefeninstelling');
  return (
    <li className="route-steen">
      <span>
        <strong>{steen.titel}</strong> {steen.isSteun && <span className="chip">{t('routes.steun')}</span>}
        <small className="soft">
          {t(`routes.stand.${steen.status}`)}
          {steen.sterren > 0 && `, ${t('routes.sterren', { count: steen.sterren })}`}
        </small>
      </span>
      {onSkip !== null && SKIPPABLE.has(steen.status) && (
        <Button size="small" aria-label={t('routes.sla.van', { wat: steen.titel })} onClick={onSkip}>
          {t('routes.sla.knop')}
        </Button>
      )}
    </li>
  );
}

/** Letting a route wait or go on, and taking it off the map; a route of the plan of weeks only waits. */
function RouteActs({ route, onAsk }: { route: ManagedRoute; onAsk: (part: Omit<Asked, 'route'>) => void }) {
  const { t } = useTranslation('oefeninstelling');
  const { adminId } = useSpot();
  const saving = useSaving();
  const waits = route.status === 'bevroren';
  const turn = () => void saving.run(() => setRoute(adminId, route.id, waits ? 'open' : 'bevroren'));
  return (
    <span className="route-acts not-at-paper">
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={turn} />}
      <Button
        size="small"
        variant="outlined"
        disabled={saving.bezig}
        aria-label={t(waits ? 'routes.verder.van' : 'routes.wacht.van', { wat: route.titel })}
        onClick={turn}
        startIcon={<Icon name={waits ? 'pijl' : 'klok'} size={16} />}
      >
        {t(waits ? 'routes.verder.knop' : 'routes.wacht.knop')}
      </Button>
      {!route.week && (
        <Button
          size="small"
          disabled={saving.bezig}
          aria-label={t('routes.eind.van', { wat: route.titel })}
          onClick={() => onAsk({ end: true })}
          startIcon={<Icon name="kalender" size={16} />}
        >
          {t('routes.eind.knop')}
        </Button>
      )}
      {!route.week && (
        <Button
          size="small"
          disabled={saving.bezig}
          aria-label={t('routes.weg.van', { wat: route.titel })}
          onClick={() => onAsk({})}
          startIcon={<Icon name="prullenbak" size={16} />}
        >
          {t('routes.weg.knop')}
        </Button>
      )}
    </span>
  );
}

function RouteItem({ route, onAsk }: { route: ManagedRoute; onAsk: ((asked: Asked) => void) | null }) {
  const { t, i18n } = useTranslation('oefeninstelling');
  const open = route.status === 'open';
  const done = route.status === 'voltooid';
  return (
    <li className={open ? 'route-item' : 'route-item route-item--waits'}>
      <div className="route-item__head">
        <div>
          <h3>{route.titel}</h3>
          <p className="soft">
            {t(route.week ? 'routes.week' : `routes.soort.${route.soort}`)}
            {open &&
              route.eind !== null &&
              `, ${t('routes.tot', { dag: shortDate(i18n.language, new Date(`${route.eind}T12:00:00`)) })}`}
          </p>
        </div>
        {route.status === 'bevroren' && <span className="chip chip--sun">{t('routes.wacht')}</span>}
        {done && (
          <span className="chip chip--correct">
            <Icon name="vink" size={16} /> {t('routes.klaar')}
          </span>
        )}
      </div>
      <ol className="route-stenen">
        {route.stenen.map((steen) => (
          <SteenItem
            key={steen.taakId}
            steen={steen}
            onSkip={onAsk !== null && open ? () => onAsk({ route, steen }) : null}
          />
        ))}
      </ol>
      {onAsk !== null && !done && <RouteActs route={route} onAsk={(part) => onAsk({ route, ...part })} />}
    </li>
  );
}

function Routes({ data }: { data: ManagedRoutes }) {
  const { t } = useTranslation('oefeninstelling');
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { roepnaam: name } = data.leerling;
  if (data.items.length === 0) return <p className="soft">{t('routes.leeg', { naam: name })}</p>;
  return (
    <>
      <p className="soft">{t('routes.uitleg')}</p>
      <ul className="route-list">
        {data.items.map((route) => (
          <RouteItem key={route.id} route={route} onAsk={allowed && !readOnly ? setAsked : null} />
        ))}
      </ul>
      {asked?.end === true && <EndDialog route={asked.route} onClose={() => setAsked(null)} />}
      {asked !== null && asked.end === undefined && (
        <GoneDialog asked={asked} naam={name} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** What stands on the map of one leerling now: letting it wait, leaving a stone out, taking it away. */
export function RoutesCard({ adminId, leerlingId }: { adminId: string; leerlingId: string }) {
  const { t } = useTranslation('oefeninstelling');
  const routes = useRoutes(adminId, leerlingId);
  return (
    <section className="setting-part" aria-labelledby="routes-kop">
      <h2 id="routes-kop">{t('routes.titel')}</h2>
      <State stand={routes} skeleton={SKELETON}>
        {(data) => <Routes data={data} />}
      </State>
    </section>
  );
}
