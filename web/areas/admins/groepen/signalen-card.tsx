import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepItem, Signaal } from '#server/features/groepen/groepen.contract.ts';
import type { LeerlingItem, Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { serverClock } from '#web/platform/clock.ts';
import { longDate } from '#web/platform/date-text.ts';
import { daysAgo } from '../shared/date.ts';
import { shortName } from '../shared/doel-name.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { nameList } from '../shared/name-list.ts';
import { fullName } from '../shared/leerlingen/name.ts';
import { useSignaalActions, type SignaalActions } from './use-signaal-actions.tsx';

const ICON: Record<Signaal['soort'], IconName> = {
  struikeldoelen: 'golf',
  struikelwoorden: 'golf',
  niet_geoefend: 'klok',
  plaatjes_geblokkeerd: 'slot',
  zonder_startniveau: 'voortgang',
  plaatsen_vol: 'let',
  plaatsen_bijna_vol: 'let',
};

/** Tint of the sign; what needs no tint of its own has that of the panel. */
const TINT: Partial<Record<Signaal['soort'], string>> = {
  struikeldoelen: 'signaal__sign--stumble',
  struikelwoorden: 'signaal__sign--stumble',
  niet_geoefend: 'signaal__sign--waiting',
  plaatsen_vol: 'signaal__sign--waiting',
  plaatsen_bijna_vol: 'signaal__sign--waiting',
};
const DOELEN_MAX = 2;

/** Goals somebody stumbles on, and how long the oldest already. */
function useStumbles({ doelen = [] }: Signaal): string {
  const { t, i18n } = useTranslation('groepen');
  if (doelen.length === 0) return '';
  const now = new Date(serverClock.nu());
  const names = nameList(
    i18n.language,
    doelen.map(({ naam: name }) => shortName(name)),
    { max: DOELEN_MAX, more: (count) => t('signaal.struikeldoelen.meer', { count }) },
  );
  const days = doelen.map(({ since }) => daysAgo(new Date(`${since}T12:00:00`), now));
  return t('signaal.struikeldoelen.bij', { doelen: names, count: Math.max(0, ...days) });
}

/** Second line of a reason: what we know beyond the number. */
function useSubclause(signaal: Signaal, kind: LeerlingItem | undefined): string {
  const { t, i18n } = useTranslation('groepen');
  const stumbles = useStumbles(signaal);
  if (signaal.soort === 'struikeldoelen') return stumbles;
  if (signaal.soort === 'struikelwoorden')
    return kind?.struikelDoel
      ? t('signaal.struikelwoorden.doel', { doel: shortName(kind.struikelDoel.naam) })
      : t('signaal.struikelwoorden.bij');
  if (signaal.soort !== 'niet_geoefend') return t(`signaal.${signaal.soort}.bij`);
  if (kind === undefined) return '';
  return kind.laatstGeoefendOp === undefined
    ? t('signaal.niet_geoefend.sinds', { count: signaal.aantal })
    : t('signaal.niet_geoefend.bij', { datum: longDate(i18n.language, new Date(kind.laatstGeoefendOp)) });
}

/** To the goal that costs most, the progress of a pupil, or the pupil in the list. */
function ScreenLink({ signaal, naam: name, style }: { signaal: Signaal; naam: string; style: string }) {
  const { t } = useTranslation('groepen');
  const { groepenPath } = useSpot();
  const screen = signaal.actie === 'voortgang' ? 'voortgang' : 'leerlingen';
  const [doel] = signaal.doelen ?? [];
  const what = doel === undefined ? screen : 'oefening';
  const query = new URLSearchParams({
    leerling: signaal.leerlingId ?? '',
    ...(doel === undefined ? {} : { doel: doel.id }),
  });
  return (
    <Link
      className={style}
      to={`${groepenPath}/${signaal.groepId}/${screen}?${query.toString()}`}
      aria-label={t(`signaal.actie.${what}.van`, { naam: name })}
    >
      {t(`signaal.actie.${what}`)}
    </Link>
  );
}

/** The one button of a line: it does the thing, or goes to where it can be done. */
function ActionButton({
  signaal,
  naam: name,
  style,
  actions,
}: {
  signaal: Signaal;
  naam: string;
  style: string;
  actions: SignaalActions;
}) {
  const { t } = useTranslation('groepen');
  const { adminId } = useSpot();
  const { leerlingId = '', actie: action } = signaal;
  if (action === 'ontgrendelen' || action === 'startniveau') {
    const perform = action === 'startniveau' ? actions.startniveau : actions.unlock;
    return (
      <button
        type="button"
        className={style}
        disabled={actions.bezig}
        aria-label={t(`signaal.actie.${action}.van`, { naam: name })}
        onClick={() => perform({ leerlingId, naam: name })}
      >
        {t(`signaal.actie.${action}`)}
      </button>
    );
  }
  if (action === 'plaatsen')
    return (
      <Link className={style} to={`/admins/${adminId}/leerlingen?sorteer=laatst`}>
        {t('signaal.actie.plaatsen')}
      </Link>
    );
  return <ScreenLink signaal={signaal} naam={name} style={style} />;
}

/** The pupil, or the school itself. */
function Who({
  signaal,
  kind,
  groep,
  naam: name,
}: {
  signaal: Signaal;
  kind: LeerlingItem | undefined;
  groep: GroepItem | undefined;
  naam: string;
}) {
  const { t } = useTranslation('groepen');
  const school = signaal.leerlingId === undefined;
  return (
    <>
      {school ? (
        <span className="signaal__school" aria-hidden="true">
          <Icon name="school" />
        </span>
      ) : (
        <AnimalTile animal={kind?.dier ?? 'vos'} size={42} />
      )}
      <span className="signaal__wie">
        <strong>{school ? t('signaal.licentie') : name}</strong>
        <small>{groep?.naam}</small>
      </span>
    </>
  );
}

interface LineProps {
  signaal: Signaal;
  kind: LeerlingItem | undefined;
  groep: GroepItem | undefined;
  first: boolean;
  actions: SignaalActions;
}

function SignaalLine({ signaal, kind, groep, first, actions }: LineProps) {
  const { t } = useTranslation('groepen');
  const subclause = useSubclause(signaal, kind);
  const never = signaal.soort === 'niet_geoefend' && kind !== undefined && kind.laatstGeoefendOp === undefined;
  const name = kind === undefined ? signaal.naam : fullName(kind);
  return (
    <li className="signaal">
      <Who signaal={signaal} kind={kind} groep={groep} naam={name} />
      <span className={`signaal__sign ${TINT[signaal.soort] ?? ''}`}>
        <Icon name={ICON[signaal.soort]} />
      </span>
      <span className="signaal__why">
        <strong>
          {never ? t('signaal.niet_geoefend.nooit') : t(`signaal.${signaal.soort}.kop`, { count: signaal.aantal })}
        </strong>
        <small>{subclause}</small>
      </span>
      <ActionButton signaal={signaal} naam={name} style={first ? 'button-full' : 'button-tint'} actions={actions} />
    </li>
  );
}

/** The one main card: who needs the teacher today, at most seven lines. */
export function SignalenCard({
  signalen,
  totaal: total,
  groepen,
  leerlingen,
}: {
  signalen: readonly Signaal[];
  /** Everybody who has a reason, also who does not fit here. */
  totaal: number;
  groepen: readonly GroepItem[];
  leerlingen: readonly Leerlingen[];
}) {
  const { t } = useTranslation('groepen');
  const { adminId } = useSpot();
  const actions = useSignaalActions(adminId);
  const rest = total - signalen.filter(({ leerlingId }) => leerlingId !== undefined).length;
  const children = new Map(leerlingen.flatMap(({ items }) => items.map((kind) => [kind.id, kind])));
  return (
    <section className="signalen" aria-labelledby="signalen-kop">
      <h2 id="signalen-kop">{t('signalen.kop')}</h2>
      {signalen.length === 0 && (
        <p className="signalen__quiet">
          <Icon name="vink" size={24} /> {t('signalen.geen')}
        </p>
      )}
      <ul>
        {signalen.map((signaal, index) => (
          <SignaalLine
            key={`${signaal.leerlingId ?? ''}-${signaal.soort}`}
            signaal={signaal}
            kind={children.get(signaal.leerlingId ?? '')}
            groep={groepen.find(({ id }) => id === signaal.groepId)}
            first={index === 0}
            actions={actions}
          />
        ))}
      </ul>
      {rest > 0 && <p className="signalen__more">{t('signalen.meer', { count: rest })}</p>}
      {actions.delen}
    </section>
  );
}
