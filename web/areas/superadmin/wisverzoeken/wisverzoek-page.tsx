import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { mag } from '#engine/core/domein/rechten.ts';
import type { KantoorWisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { Toestand } from '#web/platform/toestand.tsx';
import { KaartGeraamte } from '#web/ui/geraamte.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { BesluitDialoog } from './besluit-dialoog.tsx';
import { dagTekst, middagVan } from './datum.ts';
import { useWisverzoeken, type Besluit } from './wisverzoeken.api.ts';
import './wisverzoeken.css';

const GERAAMTE = <KaartGeraamte regels={8} />;

/** Why there is nothing to decide here for this person; undefined = decide. */
function useUitleg(verzoek: KantoorWisverzoek): string | undefined {
  const { t } = useTranslation('superadmin');
  const gebruiker = useGebruiker();
  if (verzoek.automatisch) return t('besluit.automatisch');
  if (verzoek.bevestigd) return t('besluit.bevestigd');
  if (gebruiker === null || !mag(gebruiker.role, 'wissen.bevestigen')) return t('besluit.superadmin');
  return verzoek.eigen ? t('besluit.eigen') : undefined;
}

function Verzoek({ verzoek, onBesluit }: { verzoek: KantoorWisverzoek; onBesluit: (keuze: Besluit) => void }) {
  const { t, i18n } = useTranslation('superadmin');
  const uitleg = useUitleg(verzoek);
  const wie = [
    verzoek.door.naam ?? t(verzoek.automatisch ? 'door.vanzelf' : 'door.weg'),
    verzoek.door.rol === undefined ? '' : t(`rol.${verzoek.door.rol}`),
  ]
    .filter((deel) => deel !== '')
    .join(', ');
  const regels: [string, string][] = [
    ['door', wie],
    ['gevraagd', dagTekst(i18n.language, new Date(verzoek.op))],
    ['wissenOp', dagTekst(i18n.language, middagVan(verzoek.wissenOp))],
    ['leerlingen', String(verzoek.leerlingen)],
    ['organisatie', [t(`soort.${verzoek.soort}`), verzoek.plaats].filter((deel) => deel !== '').join(', ')],
  ];
  return (
    <section className="wisverzoek" aria-labelledby="verzoek-kop">
      <h2 id="verzoek-kop" className="alleen-lezer">
        {t('verzoek')}
      </h2>
      <dl>
        {regels.map(([naam, tekst]) => (
          <div key={naam}>
            <dt>{t(`kolom.${naam}`)}</dt>
            <dd>{tekst}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="zacht">{t('reden')}</p>
        <blockquote>{verzoek.reden}</blockquote>
      </div>
      {uitleg === undefined ? (
        <>
          <p className="zacht">{t('besluit.uitleg')}</p>
          <div className="wisverzoek__knoppen">
            <Button variant="contained" color="warning" onClick={() => onBesluit('bevestigingen')}>
              {t('bevestig')}
            </Button>
            <Button variant="outlined" onClick={() => onBesluit('weigeringen')}>
              {t('weiger')}
            </Button>
          </div>
        </>
      ) : (
        <Alert severity="info">{uitleg}</Alert>
      )}
    </section>
  );
}

/** The request is not there any more: decided on just now, or by somebody else. */
function Weg({ zojuist }: { zojuist: boolean }) {
  const { t } = useTranslation('superadmin');
  const knop = (
    <Button variant="contained" component={Link} to="/superadmin/wisverzoeken">
      {t('naarAlle')}
    </Button>
  );
  return zojuist ? (
    <div>{knop}</div>
  ) : (
    <Leeg titel={t('weg.titel')} uitleg={t('weg.uitleg')}>
      {knop}
    </Leeg>
  );
}

/** One request: who asks, why, what it takes away, and the decision. */
export function WisverzoekPage() {
  const { t } = useTranslation('superadmin');
  const { verzoekId } = useParams();
  const stand = useWisverzoeken();
  const [keuze, stelKeuze] = useState<Besluit | null>(null);
  const [melding, stelMelding] = useState('');
  const verzoek = stand.data?.items.find(({ id }) => id === verzoekId);
  useTitel(verzoek?.organisatie ?? t('verzoek'));
  const klaar = (gedaan: Besluit) => {
    stelKeuze(null);
    stelMelding(t(`klaar.${gedaan}`));
  };
  return (
    <>
      <div className="pagina-kop">
        <div>
          <Link className="knop-tekst wisverzoek__terug" to="/superadmin/wisverzoeken">
            <Icoon naam="links" maat={18} />
            {t('terug')}
          </Link>
          <h1>{verzoek?.organisatie ?? t('verzoek')}</h1>
        </div>
      </div>
      <div role="status">
        {melding !== '' && (
          <Alert severity="success" role="presentation">
            {melding}
          </Alert>
        )}
      </div>
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {() =>
          verzoek === undefined ? <Weg zojuist={melding !== ''} /> : <Verzoek verzoek={verzoek} onBesluit={stelKeuze} />
        }
      </Toestand>
      {verzoek !== undefined && keuze !== null && (
        <BesluitDialoog verzoek={verzoek} keuze={keuze} onSluit={() => stelKeuze(null)} onKlaar={() => klaar(keuze)} />
      )}
    </>
  );
}
