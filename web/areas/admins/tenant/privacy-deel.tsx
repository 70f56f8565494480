import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mag } from '#engine/core/domein/rechten.ts';
import type { Accountgegevens } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { ExportKaart } from './export-kaart.tsx';
import { STUKKEN, stukkenVan } from './stukken.ts';
import { WisKaart } from './wis-kaart.tsx';

/** What is kept and how long, in the order of how much it says about a child. */
const TERMIJNEN = [
  'leerling',
  'prullenbak',
  'antwoorden',
  'licentie',
  'import',
  'verhuistoken',
  'uitnodiging',
  'herstel',
  'audit',
  'beveiliging',
  'export',
  'backup',
] as const;

function Stukken({ gegevens }: { gegevens: Accountgegevens }) {
  const { t } = useTranslation('tenant');
  return (
    <section className="tenant__kaart" aria-labelledby="papieren-kop">
      <h2 id="papieren-kop">{t('papieren')}</h2>
      <p className="zacht">{t(`papieren.uitleg.${gegevens.soort === 'thuis' ? 'thuis' : 'organisatie'}`)}</p>
      <ul className="tenant__papieren">
        {stukkenVan(gegevens.soort).map((stuk) => (
          <li key={stuk}>
            <Link to={`papieren/${stuk}`} className="knop-tekst">
              <Icoon naam="print" maat={18} /> {t(`papier.${stuk}`)}
            </Link>
            <small>{t(`papier.${stuk}.uitleg`, { delen: STUKKEN[stuk].delen })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Termijnen({ dagen }: { dagen: number }) {
  const { t } = useTranslation('tenant');
  return (
    <section className="tenant__kaart" aria-labelledby="termijnen-kop">
      <h2 id="termijnen-kop">{t('termijnen')}</h2>
      <TabelVak klasse="tenant__termijnen" kop="termijnen-kop">
        <thead>
          <tr>
            <th scope="col">{t('termijnen.wat')}</th>
            <th scope="col">{t('termijnen.hoelang')}</th>
          </tr>
        </thead>
        <tbody>
          {TERMIJNEN.map((naam) => (
            <tr key={naam}>
              <th scope="row">{t(`termijn.${naam}`)}</th>
              <td>{t(`termijn.${naam}.duur`, { count: dagen })}</td>
            </tr>
          ))}
        </tbody>
      </TabelVak>
    </section>
  );
}

/** Papers, terms, taking the data along and having everything erased. */
export function PrivacyDeel({
  adminId,
  gegevens,
  beheerder,
}: {
  adminId: string;
  gegevens: Accountgegevens;
  beheerder: boolean;
}) {
  const gebruiker = useGebruiker();
  return (
    <div className="tenant__kaarten">
      <div className="tenant__stapel">
        <Stukken gegevens={gegevens} />
        {gebruiker !== null && mag(gebruiker.role, 'export.tenant') && <ExportKaart adminId={adminId} />}
        {beheerder && <WisKaart adminId={adminId} gegevens={gegevens} />}
      </div>
      <Termijnen dagen={gegevens.instellingen.prullenbakDagen} />
    </div>
  );
}
