import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { useThema } from '#web/platform/gebruik-thema.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { jarenTekst, metHoofdletter } from '../jaargroep.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { Initialen } from '../kader/initialen.tsx';
import { beeldVan, embleemAdres, landschapAdres } from './embleem.ts';

/** How many pupils ask for attention, in words. */
export function SignaalChip({ aantal }: { aantal: number }) {
  const { t } = useTranslation(['admins', 'woorden']);
  if (aantal === 0)
    return (
      <span className="chip chip--goed">
        <Icoon naam="vink" maat={17} /> {t('groep.rustig')}
      </span>
    );
  return (
    <span className="chip chip--bijna">
      <Icoon naam="golf" maat={17} /> {t('groep.signalen', { count: aantal })}
    </span>
  );
}

/** Part of the pupils that practised this week. */
export function WeekBalk({ actief, aantal }: { actief: number; aantal: number }) {
  const deel = aantal === 0 ? 0 : Math.round((100 * actief) / aantal);
  return (
    <span className="weekbalk" aria-hidden="true">
      <span style={{ width: `${deel}%` }} />
    </span>
  );
}

export function GroepKaart({ groep, nummer, menu }: { groep: GroepItem; nummer: number; menu: ReactNode }) {
  const { t } = useTranslation(['admins', 'woorden']);
  const { groepenPad } = usePlek();
  const donker = useThema() === 'donker';
  const beeld = beeldVan(groep.naam, nummer);
  return (
    <li className={groep.gearchiveerd ? 'groep-kaart groep-kaart--archief' : 'groep-kaart'}>
      <div
        className="groep-kaart__prent"
        style={{ backgroundImage: `url("${landschapAdres(beeld, donker)}")` }}
        aria-hidden="true"
      >
        <img className="groep-kaart__embleem" src={embleemAdres(beeld)} alt="" width={64} height={64} />
      </div>
      <div className="groep-kaart__tekst">
        <div className="groep-kaart__kop">
          <span>
            <h3>{groep.naam}</h3>
            <small>
              {metHoofdletter(jarenTekst(t, groep.jaargroepen))}, {t('leerlingen.aantal', { count: groep.aantal })}
            </small>
          </span>
          <span className="groep-kaart__docenten">
            <span className="alleen-lezer">
              {t('groep.docenten', { namen: groep.docenten.map(({ naam }) => naam).join(', ') })}
            </span>
            {groep.docenten.slice(0, 3).map((docent) => (
              <Initialen key={docent.id} naam={docent.naam} />
            ))}
            {menu}
          </span>
        </div>
        <p className="groep-kaart__week">
          <span>
            <strong>{t('groep.week.deel', { actief: groep.weekActief, aantal: groep.aantal })}</strong>{' '}
            {t('groep.week')}
          </span>
          <span>{t('minuten', { count: groep.weekMinuten })}</span>
        </p>
        <WeekBalk actief={groep.weekActief} aantal={groep.aantal} />
        <div className="groep-kaart__voet">
          {groep.gearchiveerd ? (
            <span className="chip">{t('groep.archief')}</span>
          ) : (
            <SignaalChip aantal={groep.signalen} />
          )}
          <Link
            className="knop-tekst"
            to={`${groepenPad}/${groep.id}/leerlingen`}
            aria-label={t('groep.openNaam', { naam: groep.naam })}
          >
            {t('groep.open')} <Icoon naam="pijl" maat={18} />
          </Link>
        </div>
      </div>
    </li>
  );
}
