import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepItem, Signaal } from '#server/features/groepen/groepen.contract.ts';
import type { LeerlingItem, Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon, type IcoonNaam } from '#web/ui/icoon.tsx';
import { langeDatum } from '../datum.ts';
import { korteNaam } from '../doelnaam.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { volleNaam } from '../leerlingen/naam.ts';

const ICOON: Record<Signaal['soort'], IcoonNaam> = { struikelwoorden: 'golf', niet_geoefend: 'klok', plaatjes_geblokkeerd: 'slot' };

/** Second line of a reason: what we know beyond the number. */
function useBijzin(signaal: Signaal, kind: LeerlingItem | undefined): string {
  const { t, i18n } = useTranslation('admins');
  if (signaal.soort === 'plaatjes_geblokkeerd') return t('signaal.plaatjes_geblokkeerd.bij');
  if (signaal.soort === 'struikelwoorden') return kind?.struikelDoel ? t('signaal.struikelwoorden.doel', { doel: korteNaam(kind.struikelDoel.naam) }) : t('signaal.struikelwoorden.bij');
  if (kind === undefined) return '';
  return kind.laatstGeoefendOp === undefined ? t('signaal.niet_geoefend.sinds', { count: signaal.aantal }) : t('signaal.niet_geoefend.bij', { datum: langeDatum(i18n.language, new Date(kind.laatstGeoefendOp)) });
}

function SignaalRegel({ signaal, kind, groep, eerste }: { signaal: Signaal; kind: LeerlingItem | undefined; groep: GroepItem | undefined; eerste: boolean }) {
  const { t } = useTranslation('admins');
  const { groepenPad } = usePlek();
  const bijzin = useBijzin(signaal, kind);
  const nooit = signaal.soort === 'niet_geoefend' && kind !== undefined && kind.laatstGeoefendOp === undefined;
  const scherm = signaal.actie === 'voortgang' ? 'voortgang' : 'leerlingen';
  const naam = kind === undefined ? signaal.naam : volleNaam(kind);
  return (
    <li className="signaal">
      <DierTegel dier={kind?.dier ?? 'vos'} maat={42} />
      <span className="signaal__wie"><strong>{naam}</strong><small>{groep?.naam}</small></span>
      <span className={`signaal__teken signaal__teken--${signaal.soort}`}><Icoon naam={ICOON[signaal.soort]} /></span>
      <span className="signaal__waarom"><strong>{nooit ? t('signaal.niet_geoefend.nooit') : t(`signaal.${signaal.soort}.kop`, { count: signaal.aantal })}</strong><small>{bijzin}</small></span>
      <Link className={eerste ? 'knop-vol' : 'knop-tint'} to={`${groepenPad}/${signaal.groepId}/${scherm}?leerling=${signaal.leerlingId}`} aria-label={t(`signaal.actie.${scherm}.van`, { naam })}>{t(`signaal.actie.${scherm}`)}</Link>
    </li>
  );
}

/** The one main card: who needs the teacher today, at most seven lines. */
export function SignalenKaart({ signalen, groepen, leerlingen }: { signalen: readonly Signaal[]; groepen: readonly GroepItem[]; leerlingen: readonly Leerlingen[] }) {
  const { t } = useTranslation('admins');
  const kinderen = new Map(leerlingen.flatMap(({ items }) => items.map((kind) => [kind.id, kind])));
  return (
    <section className="signalen" aria-labelledby="signalen-kop">
      <h2 id="signalen-kop">{t('signalen.kop')}</h2>
      {signalen.length === 0 && <p className="signalen__rust"><Icoon naam="vink" maat={24} /> {t('signalen.geen')}</p>}
      <ul>
        {signalen.map((signaal, index) => (
          <SignaalRegel key={`${signaal.leerlingId}-${signaal.soort}`} signaal={signaal} kind={kinderen.get(signaal.leerlingId)} groep={groepen.find(({ id }) => id === signaal.groepId)} eerste={index === 0} />
        ))}
      </ul>
    </section>
  );
}
