import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Accountgegevens } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { bestandsnaam, bewaarBlob } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { KaartGeraamte } from '#web/ui/geraamte.tsx';
import { AdminsNietGevonden } from '../niet-gevonden/niet-gevonden-page.tsx';
import { Recht } from '../recht.tsx';
import { Toestand } from '#web/platform/toestand.tsx';
import { STUKKEN, stukkenVan, stukVan, type Stuk } from './stukken.ts';
import { useAccountgegevens } from './tenant.api.ts';
import './tenant.css';

const GERAAMTE = <KaartGeraamte regels={14} />;

const adresVan = ({ straat, huisnummer, postcode, plaats }: Accountgegevens): string =>
  [
    [straat, huisnummer],
    [postcode, plaats],
  ]
    .map((deel) => deel.filter((woord) => woord !== '').join(' '))
    .filter((deel) => deel !== '')
    .join(', ');
const nummerVan = (g: Accountgegevens): string =>
  [g.brin, g.instellingsnummer, g.kvk, g.ondernemingsnummer].filter((nummer) => nummer !== '').join(' · ');

/** Lines to sign on, with what is known of the organisation filled in. */
function Ondertekening({ gegevens }: { gegevens: Accountgegevens }) {
  const { t } = useTranslation('verwerking');
  const regels = (['naam', 'functie', 'plaats', 'datum', 'handtekening'] as const).map((regel) => (
    <div key={regel} className="papier__lijn">
      <dt>{t(`teken.${regel}`)}</dt>
      <dd />
    </div>
  ));
  return (
    <section className="papier__tekenen">
      <div>
        <h3>{t('teken.wij')}</h3>
        <dl>{regels}</dl>
      </div>
      <div>
        <h3>{t('teken.jullie', { naam: gegevens.naam })}</h3>
        <dl>{regels}</dl>
      </div>
    </section>
  );
}

function Papier({ stuk, gegevens }: { stuk: Stuk; gegevens: Accountgegevens }) {
  const { t } = useTranslation('verwerking');
  const waarden = {
    naam: gegevens.naam,
    adres: adresVan(gegevens),
    nummer: nummerVan(gegevens),
    contactpersoon: gegevens.contactpersoon,
    dagen: gegevens.instellingen.prullenbakDagen,
    subverwerkers:
      gegevens.subverwerkers.length === 0
        ? t('subverwerkers.onbekend')
        : gegevens.subverwerkers.map((wie) => `- ${wie}`).join('\n'),
  };
  const nummers = Array.from({ length: STUKKEN[stuk].delen }, (_, nr) => nr + 1);
  return (
    <article className="papier">
      <h1>{t(`stuk.${stuk}.titel`)}</h1>
      <p className="papier__partij">
        {t(waarden.adres === '' ? 'partij.kort' : 'partij', waarden)}
        {waarden.nummer !== '' && ` (${waarden.nummer})`}
      </p>
      <p>{t(`stuk.${stuk}.inleiding`, waarden)}</p>
      {nummers.map((nr) => (
        <section key={nr}>
          <h2>
            {nr}. {t(`stuk.${stuk}.${nr}.kop`)}
          </h2>
          {t(`stuk.${stuk}.${nr}.tekst`, waarden)
            .split('\n')
            .map((alinea) =>
              alinea.startsWith('- ') ? (
                <p key={alinea} className="papier__punt">
                  {alinea.slice(2)}
                </p>
              ) : (
                <p key={alinea}>{alinea}</p>
              ),
            )}
        </section>
      ))}
      {stuk === 'overeenkomst' && <Ondertekening gegevens={gegevens} />}
    </article>
  );
}

const STIJL =
  'body{max-width:760px;margin:0 auto;padding:32px 20px;font:16px/1.55 Georgia,serif;color:#1f2a44}h2{font-size:1.1rem;margin:24px 0 6px}.papier__punt{margin:0 0 4px;padding-left:20px}.papier__tekenen{display:grid;grid-template-columns:1fr 1fr;gap:32px}.papier__lijn{display:flex;gap:12px}dd{flex:1;height:1.9em;margin:0;border-bottom:1px solid}';

/** The page that stands there as a file of its own. */
function bewaar(titel: string): void {
  const artikel = document.querySelector('.papier');
  if (artikel === null) return;
  const html = `<!doctype html><html lang="${document.documentElement.lang}"><head><meta charset="utf-8"><title>${titel}</title><style>${STIJL}</style></head><body>${artikel.outerHTML}</body></html>`;
  bewaarBlob(bestandsnaam(['taaltocht', titel], 'html'), new Blob([html], { type: 'text/html;charset=utf-8' }));
}

function Scherm({ stuk }: { stuk: Stuk }) {
  const { t } = useTranslation(['verwerking', 'admins']);
  const { adminId } = usePlek();
  const stand = useAccountgegevens(adminId);
  const titel = t(`stuk.${stuk}.titel`);
  useTitel(titel);
  return (
    <>
      <div className="papier__knoppen niet-op-papier">
        <Link to={`/admins/${adminId}/accountgegevens?deel=privacy`} className="knop-tekst">
          <Icoon naam="links" maat={18} /> {t('terug')}
        </Link>
        <Button variant="contained" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
          {t('admins:print')}
        </Button>
        <Button variant="outlined" startIcon={<Icoon naam="download" maat={18} />} onClick={() => bewaar(titel)}>
          {t('bewaar')}
        </Button>
      </div>
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {(gegevens) =>
          stukkenVan(gegevens.soort).includes(stuk) ? (
            <Papier stuk={stuk} gegevens={gegevens} />
          ) : (
            <AdminsNietGevonden />
          )
        }
      </Toestand>
    </>
  );
}

/** `/accountgegevens/papieren/{stuk}`: a paper to read, print and keep. */
export function PapierPage() {
  const { t } = useTranslation('tenant');
  const stuk = stukVan(useParams()['stuk']);
  if (stuk === undefined) return <AdminsNietGevonden />;
  return (
    <Recht actie="accountgegevens.lezen" titel={t('titel')}>
      <Scherm key={stuk} stuk={stuk} />
    </Recht>
  );
}
