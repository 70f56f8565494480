import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { KantoorWisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { Toestand } from '#web/platform/toestand.tsx';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { Leeg } from '#web/ui/leeg.tsx';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { dagenTot, dagTekst, middagVan } from './datum.ts';
import { useWisverzoeken } from './wisverzoeken.api.ts';
import './wisverzoeken.css';

const GERAAMTE = <TabelGeraamte rijen={4} />;
/** What asks for a decision stands first: a telephone shows no more than two columns. */
const KOLOMMEN = ['organisatie', 'stand', 'wissenOp', 'leerlingen', 'gevraagd'] as const;

function Rij({ verzoek }: { verzoek: KantoorWisverzoek }) {
  const { t, i18n } = useTranslation('superadmin');
  return (
    <tr>
      <th scope="row">
        <Link to={verzoek.id}>{verzoek.organisatie}</Link>
        <small>{[t(`soort.${verzoek.soort}`), verzoek.plaats].filter((deel) => deel !== '').join(', ')}</small>
      </th>
      <td>
        <span className={verzoek.bevestigd ? 'chip chip--roest' : 'chip chip--zon'}>
          {t(verzoek.bevestigd ? 'stand.bevestigd' : 'stand.wacht')}
        </span>
      </td>
      <td>
        {dagTekst(i18n.language, middagVan(verzoek.wissenOp))}
        <small>{t('nog', { count: dagenTot(verzoek.wissenOp, new Date(serverKlok.nu())) })}</small>
      </td>
      <td className="tabel__getal">{verzoek.leerlingen}</td>
      <td>{dagTekst(i18n.language, new Date(verzoek.op))}</td>
    </tr>
  );
}

/** Organisations that asked to be erased, the nearest day first. */
export function WisverzoekenPage() {
  const { t } = useTranslation('superadmin');
  const stand = useWisverzoeken();
  useTitel(t('wisverzoeken'));
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('wisverzoeken')}</h1>
          <p>{t('wisverzoeken.uitleg')}</p>
        </div>
      </div>
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {({ items }) =>
          items.length === 0 ? (
            <Leeg titel={t('leeg.titel')} uitleg={t('leeg.uitleg')} />
          ) : (
            <TabelVak klasse="tabel--vast wisverzoeken" naam={t('wisverzoeken')}>
              <thead>
                <tr>
                  {KOLOMMEN.map((kolom) => (
                    <th key={kolom} scope="col">
                      {t(`kolom.${kolom}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map((verzoek) => (
                  <Rij key={verzoek.id} verzoek={verzoek} />
                ))}
              </tbody>
            </TabelVak>
          )
        }
      </Toestand>
    </>
  );
}
