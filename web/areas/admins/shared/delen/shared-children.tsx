import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SharedChild } from '#server/features/koppelingen/koppelingen.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { useAdmin } from '../api/tenant.api.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { usePermission } from '../use-permission.ts';
import { PanelDialog } from '../dialog.tsx';
import { lastText } from '../leerlingen/leerling-text.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { sharedPath, letGo, useSharedChildren } from '../api/delen.api.ts';
import { playAs } from '../api/thuisspelen.api.ts';
import './delen.css';

interface CardProps {
  adminId: string;
  kind: SharedChild;
  canPlay: boolean;
  canUnlink: boolean;
  bezig: boolean;
  onPlay: () => void;
  onUnlink: () => void;
}

function Card({ adminId, kind, canPlay, canUnlink, bezig: busy, onPlay, onUnlink }: CardProps) {
  const { t, i18n } = useTranslation(['koppelingen', 'admins']);
  const { roepnaam: name } = kind;
  return (
    <li className="shared">
      <AnimalTile animal={kind.dier} size={56} />
      <span className="part__what">
        <strong>{name}</strong>
        <span className="soft">{t('gedeeld.van', { school: kind.school })}</span>
        {kind.open ? (
          <span className="soft">
            {t('gedeeld.week', { count: kind.weekMinuten })},{' '}
            {t('gedeeld.laatst', {
              wanneer: lastText({ t, language: i18n.language, now: new Date(serverClock.nu()) }, kind.laatstGeoefendOp),
            })}
          </span>
        ) : (
          <span className="chip chip--sun">{t('gedeeld.dicht')}</span>
        )}
      </span>
      <span className="part__buttons">
        {kind.open && canPlay && (
          <button
            type="button"
            className="button-full"
            disabled={busy}
            aria-label={t('gedeeld.speelMet', { naam: name })}
            onClick={onPlay}
          >
            {t('speel')}
          </button>
        )}
        {kind.open && (
          <Button
            variant="outlined"
            component={Link}
            to={sharedPath(adminId, kind.koppelingId)}
            aria-label={t('gedeeld.bekijkVan', { naam: name })}
          >
            {t('gedeeld.bekijk')}
          </Button>
        )}
        {canUnlink && (
          <Button disabled={busy} aria-label={t('gedeeld.losVan', { naam: name })} onClick={onUnlink}>
            {t('gedeeld.los')}
          </Button>
        )}
      </span>
    </li>
  );
}

function Shared({ adminId }: { adminId: string }) {
  const { t } = useTranslation(['koppelingen', 'admins']);
  const state = useSharedChildren(adminId);
  const allowed = usePermission(adminId);
  const saving = useSaving();
  const [loose, setLoose] = useState<SharedChild | null>(null);
  const unlinkChild = async (kind: SharedChild) => {
    if ((await saving.run(() => letGo(adminId, kind.koppelingId))) === undefined) return;
    setLoose(null);
    await state.mutate();
  };
  if (state.data?.items.length === 0) return null;
  return (
    <section className="parts__shared" aria-labelledby="gedeeld-kop">
      <h2 id="gedeeld-kop">{t('gedeeld.kop')}</h2>
      {saving.fout !== null && loose === null && <ErrorNotice fout={saving.fout} onRetry={() => void state.mutate()} />}
      <State stand={state} skeleton={<Skeleton variant="rounded" height={90} />}>
        {({ items }) => (
          <ul className="part__list">
            {items.map((kind) => (
              <Card
                key={kind.koppelingId}
                adminId={adminId}
                kind={kind}
                canPlay={allowed('leerlingen.spelen')}
                canUnlink={allowed('koppelingen.inlezen')}
                bezig={saving.bezig}
                onPlay={() => void saving.run(() => playAs({ adminId, leerlingId: kind.leerlingId }))}
                onUnlink={() => setLoose(kind)}
              />
            ))}
          </ul>
        )}
      </State>
      {loose !== null && (
        <PanelDialog
          titel={t('los.titel', { naam: loose.roepnaam })}
          knop={t('gedeeld.los')}
          saving={saving}
          danger
          onSluit={() => setLoose(null)}
          onSave={() => void unlinkChild(loose)}
        >
          <p>{t('los.uitleg', { school: loose.school })}</p>
        </PanelDialog>
      )}
    </section>
  );
}

/** Children that a school shares with this home or practice; nothing is shown, and nothing asked, where nobody shares. */
export function SharedChildrenPart({
  adminId,
  only,
}: {
  adminId: string;
  /** Only in this kind of tenant. */ only?: 'thuis';
}) {
  const allowed = usePermission(adminId);
  const { data: admin } = useAdmin(adminId);
  const fits = only === undefined || admin?.soort === only;
  return fits && allowed('koppelingen.lezen') ? <Shared adminId={adminId} /> : null;
}
