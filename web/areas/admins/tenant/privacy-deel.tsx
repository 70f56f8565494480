import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { allowed } from '#engine/core/domein/rechten.ts';
import type { AccountDetails } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { Icon } from '#web/ui/icoon.tsx';
import { TableBox } from '#web/ui/tabel-vak.tsx';
import { ExportCard } from './export-kaart.tsx';
import { DOCUMENTS, piecesOf } from './stukken.ts';
import { EraseCard } from './wis-kaart.tsx';

/** What is kept and how long, in the order of how much it says about a child. */
const PERIODS = [
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

function Documents({ gegevens: details }: { gegevens: AccountDetails }) {
  const { t } = useTranslation('tenant');
  return (
    <section className="tenant__kaart" aria-labelledby="papieren-kop">
      <h2 id="papieren-kop">{t('papieren')}</h2>
      <p className="zacht">{t(`papieren.uitleg.${details.soort === 'thuis' ? 'thuis' : 'organisatie'}`)}</p>
      <ul className="tenant__papieren">
        {piecesOf(details.soort).map((piece) => (
          <li key={piece}>
            <Link to={`papieren/${piece}`} className="knop-tekst">
              <Icon naam="print" maat={18} /> {t(`papier.${piece}`)}
            </Link>
            <small>{t(`papier.${piece}.uitleg`, { delen: DOCUMENTS[piece].delen })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Periods({ dagen: days }: { dagen: number }) {
  const { t } = useTranslation('tenant');
  return (
    <section className="tenant__kaart" aria-labelledby="termijnen-kop">
      <h2 id="termijnen-kop">{t('termijnen')}</h2>
      <TableBox className="tenant__termijnen" kop="termijnen-kop">
        <thead>
          <tr>
            <th scope="col">{t('termijnen.wat')}</th>
            <th scope="col">{t('termijnen.hoelang')}</th>
          </tr>
        </thead>
        <tbody>
          {PERIODS.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`termijn.${name}`)}</th>
              <td>{t(`termijn.${name}.duur`, { count: days })}</td>
            </tr>
          ))}
        </tbody>
      </TableBox>
    </section>
  );
}

/** Papers, terms, taking the data along and having everything erased. */
export function PrivacyPart({
  adminId,
  gegevens: details,
  manager,
}: {
  adminId: string;
  gegevens: AccountDetails;
  manager: boolean;
}) {
  const gebruiker = useGebruiker();
  return (
    <div className="tenant__kaarten">
      <div className="tenant__stapel">
        <Documents gegevens={details} />
        {gebruiker !== null && allowed(gebruiker.role, 'export.tenant') && <ExportCard adminId={adminId} />}
        {manager && <EraseCard adminId={adminId} gegevens={details} />}
      </div>
      <Periods dagen={details.instellingen.prullenbakDagen} />
    </div>
  );
}
