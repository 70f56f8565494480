import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { Importplan, Uitkomst } from '#server/features/importplan/importplan.contract.ts';
import { bewaarCsv } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { langeDatum } from '../datum.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { maakOngedaan } from './importeren.api.ts';
import { Ongedaan } from './ongedaan.tsx';

const DELEN = ['aangemaakt', 'gewijzigd', 'verplaatst', 'teruggezet', 'prullenbak', 'groepen', 'gearchiveerd'] as const;

interface Props {
  adminId: string;
  plan: Importplan;
  uitkomst: Uitkomst;
  fout: Error | null;
  onOpnieuw: () => void;
}

function Kaartjes({ uitkomst }: { uitkomst: Uitkomst }) {
  const { t } = useTranslation('importeren');
  const { groepenPad } = usePlek();
  if (uitkomst.kaartgroepen.length === 0) return null;
  return (
    <section className="kaart">
      <h2>{t('kaartjes.kop')}</h2>
      <p className="zacht">{t('kaartjes.uitleg')}</p>
      <ul className="kaartgroepen">
        {uitkomst.kaartgroepen.map(({ id, naam, aantal }) => (
          <li key={id}>
            <Link className="knop-tint" to={`${groepenPad}/${id}/wachtwoorden`}>
              <Icoon naam="print" maat={18} />
              {t('kaartjes.knop', { naam, count: aantal })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Step 4: what was done, cards to print, and the way back. */
export function KlaarStap({ adminId, plan, uitkomst, fout, onOpnieuw }: Props) {
  const { t, i18n } = useTranslation('importeren');
  const { groepenPad } = usePlek();
  const { mutate } = useSWRConfig();
  const over = plan.regels.filter(
    (regel) => regel.soort === 'fout' || regel.soort === 'overgeslagen' || regel.soort === 'voorstel',
  );
  const ververs = (): void => void mutate((sleutel) => typeof sleutel === 'string' && sleutel.includes(adminId));
  const uitgenodigd = uitkomst.leerkrachten.filter((leerkracht) => !leerkracht.uitgenodigd).length;
  return (
    <section className="stapvak" aria-label={t('stap.klaar')}>
      <div className="kaart kaart--goed">
        <h2>
          <Icoon naam="vink" maat={24} />
          {t('klaar.kop')}
        </h2>
        <ul className="uitkomst">
          {DELEN.filter((deel) => uitkomst[deel] > 0).map((deel) => (
            <li key={deel}>{t(`klaar.${deel}`, { count: uitkomst[deel] })}</li>
          ))}
          {uitgenodigd > 0 && fout === null && <li>{t('klaar.uitgenodigd', { count: uitgenodigd })}</li>}
          {DELEN.every((deel) => uitkomst[deel] === 0) && uitgenodigd === 0 && <li>{t('klaar.niets')}</li>}
        </ul>
        <div className="kaart__knoppen">
          <Link className="knop-vol" to={groepenPad} onClick={ververs}>
            {t('naarGroepen')}
          </Link>
          <Button onClick={onOpnieuw}>{t('nogEen')}</Button>
          {over.length > 0 && (
            <Button
              startIcon={<Icoon naam="download" maat={18} />}
              onClick={() =>
                bewaarCsv(t('over.bestand'), [
                  [t('kolom.naam'), t('kolom.sleutel'), t('kolom.regel'), t('kolom.melding')],
                  ...over.map((r) => [
                    r.naam,
                    r.sleutel ?? '',
                    String(r.regel ?? ''),
                    r.codes.map((code) => t(`code.${code}`)).join(' '),
                  ]),
                ])
              }
            >
              {t('over', { count: over.length })}
            </Button>
          )}
        </div>
      </div>
      {fout !== null && <FoutMelding fout={fout} onOpnieuw={onOpnieuw} />}
      <Kaartjes uitkomst={uitkomst} />
      <section className="kaart">
        <h2>{t('ongedaan.kop')}</h2>
        <p className="zacht">
          {t('ongedaan.uitleg', { datum: langeDatum(i18n.language, new Date(uitkomst.ongedaanTot)) })}
        </p>
        <Ongedaan
          draai={() => maakOngedaan(adminId, { soort: plan.soort, planId: uitkomst.planId })}
          tekst={(deel, waarden) => t(`ongedaan.${deel}`, { ...waarden })}
          onKlaar={ververs}
        />
      </section>
    </section>
  );
}
