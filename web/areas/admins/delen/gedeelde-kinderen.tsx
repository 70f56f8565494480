import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GedeeldKind } from '#server/features/koppelingen/koppelingen.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { useAdmin } from '../admins.api.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { useRecht } from '../gebruik-recht.ts';
import { Dialoog } from '../dialoog.tsx';
import { laatstTekst } from '../leerlingen/leerling-tekst.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { gedeeldPad, laatLos, speelAls, useGedeeldeKinderen } from './delen.api.ts';
import './delen.css';

interface KaartProps {
  adminId: string;
  kind: GedeeldKind;
  magSpelen: boolean;
  magLos: boolean;
  bezig: boolean;
  onSpeel: () => void;
  onLos: () => void;
}

function Kaart({ adminId, kind, magSpelen, magLos, bezig, onSpeel, onLos }: KaartProps) {
  const { t, i18n } = useTranslation(['delen', 'admins']);
  const { roepnaam: naam } = kind;
  return (
    <li className="gedeeld">
      <DierTegel dier={kind.dier} maat={56} />
      <span className="deel__wat">
        <strong>{naam}</strong>
        <span className="zacht">{t('gedeeld.van', { school: kind.school })}</span>
        {kind.open ? (
          <span className="zacht">
            {t('gedeeld.week', { count: kind.weekMinuten })},{' '}
            {t('gedeeld.laatst', {
              wanneer: laatstTekst({ t, taal: i18n.language, nu: new Date(serverKlok.nu()) }, kind.laatstGeoefendOp),
            })}
          </span>
        ) : (
          <span className="chip chip--zon">{t('gedeeld.dicht')}</span>
        )}
      </span>
      <span className="deel__knoppen">
        {kind.open && magSpelen && (
          <button
            type="button"
            className="knop-vol"
            disabled={bezig}
            aria-label={t('gedeeld.speelMet', { naam })}
            onClick={onSpeel}
          >
            {t('speel')}
          </button>
        )}
        {kind.open && (
          <Button
            variant="outlined"
            component={Link}
            to={gedeeldPad(adminId, kind.koppelingId)}
            aria-label={t('gedeeld.bekijkVan', { naam })}
          >
            {t('gedeeld.bekijk')}
          </Button>
        )}
        {magLos && (
          <Button disabled={bezig} aria-label={t('gedeeld.losVan', { naam })} onClick={onLos}>
            {t('gedeeld.los')}
          </Button>
        )}
      </span>
    </li>
  );
}

function Gedeeld({ adminId }: { adminId: string }) {
  const { t } = useTranslation(['delen', 'admins']);
  const stand = useGedeeldeKinderen(adminId);
  const mag = useRecht(adminId);
  const bewaren = useBewaren();
  const [los, stelLos] = useState<GedeeldKind | null>(null);
  const laatGaan = async (kind: GedeeldKind) => {
    if ((await bewaren.run(() => laatLos(adminId, kind.koppelingId))) === undefined) return;
    stelLos(null);
    await stand.mutate();
  };
  if (stand.data?.items.length === 0) return null;
  return (
    <section className="delen__gedeeld" aria-labelledby="gedeeld-kop">
      <h2 id="gedeeld-kop">{t('gedeeld.kop')}</h2>
      {bewaren.fout !== null && los === null && (
        <FoutMelding fout={bewaren.fout} onOpnieuw={() => void stand.mutate()} />
      )}
      <Toestand stand={stand} geraamte={<Skeleton variant="rounded" height={90} />}>
        {({ items }) => (
          <ul className="deel__lijst">
            {items.map((kind) => (
              <Kaart
                key={kind.koppelingId}
                adminId={adminId}
                kind={kind}
                magSpelen={mag('leerlingen.spelen')}
                magLos={mag('koppelingen.inlezen')}
                bezig={bewaren.bezig}
                onSpeel={() => void bewaren.run(() => speelAls({ adminId, leerlingId: kind.leerlingId }))}
                onLos={() => stelLos(kind)}
              />
            ))}
          </ul>
        )}
      </Toestand>
      {los !== null && (
        <Dialoog
          titel={t('los.titel', { naam: los.roepnaam })}
          knop={t('gedeeld.los')}
          bewaren={bewaren}
          gevaar
          onSluit={() => stelLos(null)}
          onBewaar={() => void laatGaan(los)}
        >
          <p>{t('los.uitleg', { school: los.school })}</p>
        </Dialoog>
      )}
    </section>
  );
}

/** Children that a school shares with this home or practice; nothing is shown, and nothing asked, where nobody shares. */
export function GedeeldeKinderen({
  adminId,
  alleen,
}: {
  adminId: string;
  /** Only in this kind of tenant. */ alleen?: 'thuis';
}) {
  const mag = useRecht(adminId);
  const { data: admin } = useAdmin(adminId);
  const past = alleen === undefined || admin?.soort === alleen;
  return past && mag('koppelingen.lezen') ? <Gedeeld adminId={adminId} /> : null;
}
