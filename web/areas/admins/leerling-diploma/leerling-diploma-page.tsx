import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Diploma, Diplomas } from '#server/features/voortgang/diplomas.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission } from '../shared/permission.tsx';
import { useAddress } from '../shared/use-address.ts';
import { saveDiploma, useDiplomas } from './api.ts';
import './diploma.css';

const SKELETON = <CardSkeleton rules={7} />;

/** The diploma as it goes on paper. */
function Sheet({ data, diploma }: { data: Diplomas; diploma: Diploma }) {
  return (
    <article className="diploma" aria-label={`${data.titel} ${data.leerling.roepnaam}`}>
      <AnimalTile animal={data.leerling.dier} size={84} />
      <h2>{data.titel}</h2>
      <p className="diploma__name">{data.leerling.roepnaam}</p>
      <p>{data.kan}</p>
      <p className="diploma__doel">{diploma.doel}</p>
      {diploma.regel !== undefined && <p>{diploma.regel}</p>}
      <p>{diploma.dag}</p>
      <p className="diploma__sign">{data.signature}</p>
      <footer>{data.school}</footer>
    </article>
  );
}

function Chosen({ data, diploma, leerlingId }: { data: Diplomas; diploma: Diploma; leerlingId: string }) {
  const { t } = useTranslation(['leerling-diploma', 'admins']);
  const { adminId } = useSpot();
  const { change } = useAddress();
  const saving = useSaving();
  const save = () => void saving.run(() => saveDiploma({ adminId, leerlingId }, data, diploma.doelId));
  return (
    <>
      <div className="filters not-at-paper">
        <TextField
          select
          label={t('doel')}
          value={diploma.doelId}
          onChange={({ target }) => change({ doel: target.value })}
        >
          {data.items.map(({ doelId, doel }) => (
            <MenuItem key={doelId} value={doelId}>
              {doel}
            </MenuItem>
          ))}
        </TextField>
        <span className="page-header__buttons">
          <Button
            variant="contained"
            disabled={saving.bezig}
            startIcon={<Icon name="download" size={18} />}
            onClick={save}
          >
            {t('pdf')}
          </Button>
          <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
            {t('admins:print')}
          </Button>
        </span>
      </div>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={save} />}
      <Sheet data={data} diploma={diploma} />
    </>
  );
}

function Content({ data, leerlingId }: { data: Diplomas; leerlingId: string }) {
  const { t } = useTranslation('leerling-diploma');
  const { params } = useAddress();
  const chosen = data.items.find(({ doelId }) => doelId === params.get('doel')) ?? data.items[0];
  useTitle(t('titel', { naam: data.leerling.roepnaam }));
  if (chosen === undefined)
    return <Empty title={t('leeg', { naam: data.leerling.roepnaam })} explanation={t('leeg.uitleg')} />;
  return <Chosen data={data} diploma={chosen} leerlingId={leerlingId} />;
}

function Screen() {
  const { t } = useTranslation('leerling-diploma');
  const { adminId } = useSpot();
  const { leerlingId = '' } = useParams();
  const diplomas = useDiplomas({ adminId, leerlingId });
  return (
    <>
      <div className="page-header not-at-paper">
        <div>
          <h1>{t('pagina')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        <Link className="button-text" to=".." relative="path">
          <Icon name="links" size={18} /> {t('terug')}
        </Link>
      </div>
      <State stand={diplomas} skeleton={SKELETON}>
        {(data) => <Content data={data} leerlingId={leerlingId} />}
      </State>
    </>
  );
}

/** A diploma for a goal that a pupil mastered, on the screen, on paper and as a PDF. */
export function LeerlingDiplomaPage() {
  const { t } = useTranslation('leerling-diploma');
  return (
    <Permission actie="voortgang.lezen" titel={t('pagina')}>
      <Screen />
    </Permission>
  );
}
