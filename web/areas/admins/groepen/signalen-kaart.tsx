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
import { useSignaalacties, type Signaalacties } from './gebruik-signaalacties.tsx';

const ICOON: Record<Signaal['soort'], IcoonNaam> = {
  struikelwoorden: 'golf',
  niet_geoefend: 'klok',
  plaatjes_geblokkeerd: 'slot',
  zonder_startniveau: 'voortgang',
  plaatsen_vol: 'let',
  plaatsen_bijna_vol: 'let',
};

/** Second line of a reason: what we know beyond the number. */
function useBijzin(signaal: Signaal, kind: LeerlingItem | undefined): string {
  const { t, i18n } = useTranslation('admins');
  if (signaal.soort === 'struikelwoorden')
    return kind?.struikelDoel
      ? t('signaal.struikelwoorden.doel', { doel: korteNaam(kind.struikelDoel.naam) })
      : t('signaal.struikelwoorden.bij');
  if (signaal.soort !== 'niet_geoefend') return t(`signaal.${signaal.soort}.bij`);
  if (kind === undefined) return '';
  return kind.laatstGeoefendOp === undefined
    ? t('signaal.niet_geoefend.sinds', { count: signaal.aantal })
    : t('signaal.niet_geoefend.bij', { datum: langeDatum(i18n.language, new Date(kind.laatstGeoefendOp)) });
}

/** The one button of a line: it does the thing, or goes to where it can be done. */
function Actieknop({
  signaal,
  naam,
  stijl,
  acties,
}: {
  signaal: Signaal;
  naam: string;
  stijl: string;
  acties: Signaalacties;
}) {
  const { t } = useTranslation('admins');
  const { adminId, groepenPad } = usePlek();
  const { leerlingId = '', groepId = '', actie } = signaal;
  if (actie === 'ontgrendelen' || actie === 'startniveau') {
    const doe = actie === 'startniveau' ? acties.startniveau : acties.ontgrendel;
    return (
      <button
        type="button"
        className={stijl}
        disabled={acties.bezig}
        aria-label={t(`signaal.actie.${actie}.van`, { naam })}
        onClick={() => doe({ leerlingId, naam })}
      >
        {t(`signaal.actie.${actie}`)}
      </button>
    );
  }
  if (actie === 'plaatsen')
    return (
      <Link className={stijl} to={`/admins/${adminId}/leerlingen?sorteer=laatst`}>
        {t('signaal.actie.plaatsen')}
      </Link>
    );
  const scherm = actie === 'voortgang' ? 'voortgang' : 'leerlingen';
  return (
    <Link
      className={stijl}
      to={`${groepenPad}/${groepId}/${scherm}?leerling=${leerlingId}`}
      aria-label={t(`signaal.actie.${scherm}.van`, { naam })}
    >
      {t(`signaal.actie.${scherm}`)}
    </Link>
  );
}

/** The pupil, or the school itself. */
function Wie({
  signaal,
  kind,
  groep,
  naam,
}: {
  signaal: Signaal;
  kind: LeerlingItem | undefined;
  groep: GroepItem | undefined;
  naam: string;
}) {
  const { t } = useTranslation('admins');
  const school = signaal.leerlingId === undefined;
  return (
    <>
      {school ? (
        <span className="signaal__school" aria-hidden="true">
          <Icoon naam="school" />
        </span>
      ) : (
        <DierTegel dier={kind?.dier ?? 'vos'} maat={42} />
      )}
      <span className="signaal__wie">
        <strong>{school ? t('signaal.licentie') : naam}</strong>
        <small>{groep?.naam}</small>
      </span>
    </>
  );
}

interface RegelProps {
  signaal: Signaal;
  kind: LeerlingItem | undefined;
  groep: GroepItem | undefined;
  eerste: boolean;
  acties: Signaalacties;
}

function SignaalRegel({ signaal, kind, groep, eerste, acties }: RegelProps) {
  const { t } = useTranslation('admins');
  const bijzin = useBijzin(signaal, kind);
  const nooit = signaal.soort === 'niet_geoefend' && kind !== undefined && kind.laatstGeoefendOp === undefined;
  const naam = kind === undefined ? signaal.naam : volleNaam(kind);
  return (
    <li className="signaal">
      <Wie signaal={signaal} kind={kind} groep={groep} naam={naam} />
      <span className={`signaal__teken signaal__teken--${signaal.soort}`}>
        <Icoon naam={ICOON[signaal.soort]} />
      </span>
      <span className="signaal__waarom">
        <strong>
          {nooit ? t('signaal.niet_geoefend.nooit') : t(`signaal.${signaal.soort}.kop`, { count: signaal.aantal })}
        </strong>
        <small>{bijzin}</small>
      </span>
      <Actieknop signaal={signaal} naam={naam} stijl={eerste ? 'knop-vol' : 'knop-tint'} acties={acties} />
    </li>
  );
}

/** The one main card: who needs the teacher today, at most seven lines. */
export function SignalenKaart({
  signalen,
  groepen,
  leerlingen,
}: {
  signalen: readonly Signaal[];
  groepen: readonly GroepItem[];
  leerlingen: readonly Leerlingen[];
}) {
  const { t } = useTranslation('admins');
  const { adminId } = usePlek();
  const acties = useSignaalacties(adminId);
  const kinderen = new Map(leerlingen.flatMap(({ items }) => items.map((kind) => [kind.id, kind])));
  return (
    <section className="signalen" aria-labelledby="signalen-kop">
      <h2 id="signalen-kop">{t('signalen.kop')}</h2>
      {signalen.length === 0 && (
        <p className="signalen__rust">
          <Icoon naam="vink" maat={24} /> {t('signalen.geen')}
        </p>
      )}
      <ul>
        {signalen.map((signaal, index) => (
          <SignaalRegel
            key={`${signaal.leerlingId ?? ''}-${signaal.soort}`}
            signaal={signaal}
            kind={kinderen.get(signaal.leerlingId ?? '')}
            groep={groepen.find(({ id }) => id === signaal.groepId)}
            eerste={index === 0}
            acties={acties}
          />
        ))}
      </ul>
      {acties.delen}
    </section>
  );
}
