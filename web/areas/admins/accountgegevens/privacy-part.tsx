import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { AccountDetails } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { ExportCard } from './export-card.tsx';
import { DOCUMENTS, piecesOf } from '../shared/pieces.ts';
import { EraseCard } from './erase-card.tsx';

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
  const { t } = useTranslation('accountgegevens');
  return (
    <section className="tenant__card" aria-labelledby="papieren-kop">
      <h2 id="papieren-kop">{t('papieren')}</h2>
      <p className="soft">{t(`papieren.uitleg.${details.soort === 'thuis' ? 'thuis' : 'organisatie'}`)}</p>
      <ul className="tenant__papers">
        {piecesOf(details.soort).map((piece) => (
          <li key={piece}>
            <Link to={`papieren/${piece}`} className="button-text">
              <Icon name="print" size={18} /> {t(`papier.${piece}`)}
            </Link>
            <small>{t(`papier.${piece}.uitleg`, { delen: DOCUMENTS[piece].delen })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Periods({ dagen: days }: { dagen: number }) {
  const { t } = useTranslation('accountgegevens');
  return (
    <section className="tenant__card" aria-labelledby="termijnen-kop">
      <h2 id="termijnen-kop">{t('termijnen')}</h2>
      <TableBox className="tenant__periods" heading="termijnen-kop">
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
    <div className="tenant__cards">
      <div className="tenant__stack">
        <Documents gegevens={details} />
        {gebruiker !== null && allowed(gebruiker.role, 'export.tenant') && <ExportCard adminId={adminId} />}
        {manager && <EraseCard adminId={adminId} gegevens={details} />}
      </div>
      <Periods dagen={details.instellingen.prullenbakDagen} />
    </div>
  );
}
