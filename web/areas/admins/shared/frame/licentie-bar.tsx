import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#web/platform/date-text.ts';
import { daysAgo } from '../date.ts';
import type { FrameSpot } from './use-spot.ts';

const REPORTED: readonly string[] = ['aflopend', 'proef_afgelopen', 'alleen_lezen', 'verlopen'];
/** A trial says its days on the first screen, and everywhere when the end is this near. */
const NEAR_DAYS = 7;

interface Props {
  admin: Admin | undefined;
  plek: Pick<FrameSpot, 'groepId' | 'hoofd' | 'pagina'>;
}

interface Bar {
  text: string;
  loud: boolean;
}

/** The days that a trial has left; nothing on a screen that is not about it, until its last week. */
function useTrialBar({ admin, plek: spot }: Props, last: Date | undefined): Bar | null {
  const { t, i18n } = useTranslation('admins');
  if (admin?.licentieStatus !== 'proef' || last === undefined) return null;
  const days = Math.max(0, -daysAgo(last, new Date(serverClock.nu())));
  const isFirstScreen = spot.groepId === null && spot.hoofd === null && spot.pagina === null;
  if (days > NEAR_DAYS && !isFirstScreen) return null;
  const text = t('licentie.proef', { count: days, datum: longDate(i18n.language, last) });
  return { text, loud: days <= NEAR_DAYS };
}

/** What the bar says, and how loud; nothing while there is nothing to say here. */
function useBar(props: Props): Bar | null {
  const { t, i18n } = useTranslation('admins');
  const { licentieStatus: status = '', licentieEinde: end } = props.admin ?? {};
  const last = end === undefined ? undefined : new Date(`${end}T12:00:00`);
  const trial = useTrialBar(props, last);
  if (!REPORTED.includes(status)) return trial;
  return {
    text: t(`licentie.${status}`, { datum: last === undefined ? '' : longDate(i18n.language, last) }),
    loud: true,
  };
}

/** Days of a trial, that the licence runs out, or why writing is off; reading and saving as a file keep working. */
export function LicentieBar(props: Props) {
  const { t } = useTranslation('admins');
  const gebruiker = useGebruiker();
  const bar = useBar(props);
  if (bar === null || props.admin === undefined) return null;
  const mayRead = gebruiker !== null && allowed(gebruiker.role, 'licentie.lezen');
  return (
    <Alert
      severity={bar.loud ? 'warning' : 'info'}
      className="licentie-bar"
      icon={<Icon name={bar.loud ? 'let' : 'klok'} />}
    >
      {bar.text}
      {mayRead && props.plek.hoofd !== 'licentie' && (
        <Link className="licentie-bar__link" to={`/admins/${props.admin.id}/licentie`}>
          {t('licentie.meer')}
        </Link>
      )}
    </Alert>
  );
}
