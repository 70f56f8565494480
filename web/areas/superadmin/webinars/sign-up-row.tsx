import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  GivenStatus,
  ManagedSignUp,
  ManagedWebinar,
} from '#server/features/webinars/webinar-management.contract.ts';
import { momentText, shortDate } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving, type Saving } from '#web/platform/use-saving.ts';
import { markSignUp } from './api.ts';
import { hasBegun } from './stands.ts';

const CHIP = {
  aangemeld: 'chip chip--correct',
  aangeboden: 'chip chip--sea',
  wachtlijst: 'chip chip--sun',
  geweest: 'chip chip--correct',
  afgemeld: 'chip chip--rust',
} as const;

interface Props {
  signUp: ManagedSignUp;
  /** Seats that nobody has. */
  free: number;
  saving: Saving;
  onMark: (status: GivenStatus) => void;
}

/** From its begin on: whether they came. */
function Came({ signUp, saving, onMark }: Props) {
  const { t } = useTranslation('webinars');
  if (signUp.status !== 'aangemeld' && signUp.status !== 'geweest') return null;
  return (
    <Checkbox
      checked={signUp.status === 'geweest'}
      disabled={saving.bezig}
      onChange={({ target }) => onMark(target.checked ? 'geweest' : 'aangemeld')}
      slotProps={{ input: { 'aria-label': t('was', { naam: signUp.naam }) } }}
    />
  );
}

/** Until it begins: a seat for who waits, and giving a seat up for somebody who rang. */
function Seat({ signUp, free, saving, onMark }: Props) {
  const { t } = useTranslation('webinars');
  const [asked, setAsked] = useState(false);
  const { status, naam: name } = signUp;
  if (status === 'afgemeld' || status === 'geweest') return null;
  if (asked)
    return (
      <>
        <Button variant="contained" size="small" disabled={saving.bezig} onClick={() => onMark('afgemeld')}>
          {t('meldAf.zeker')}
        </Button>
        <Button size="small" onClick={() => setAsked(false)}>
          {t('niet')}
        </Button>
      </>
    );
  return (
    <>
      {(status === 'aangeboden' || (status === 'wachtlijst' && signUp.aantal <= free)) && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('geefPlek.dit', { naam: name })}
          disabled={saving.bezig}
          onClick={() => onMark('aangemeld')}
        >
          {t('geefPlek')}
        </Button>
      )}
      <Button size="small" aria-label={t('meldAf.dit', { naam: name })} onClick={() => setAsked(true)}>
        {t('meldAf')}
      </Button>
    </>
  );
}

/** One sign-up: who, where it stands, and what can be done with it. */
export function SignUpLine({ webinar, signUp }: { webinar: ManagedWebinar; signUp: ManagedSignUp }) {
  const { t, i18n } = useTranslation('webinars');
  const saving = useSaving();
  const onMark = (status: GivenStatus): void => void saving.run(() => markSignUp(webinar.id, signUp.id, status));
  const Way = hasBegun(webinar) ? Came : Seat;
  return (
    <tr>
      <th scope="row">
        {signUp.naam}
        <small>
          {[signUp.organisatie, t('mensen', { count: signUp.aantal })].filter((part) => part !== '').join(', ')}
        </small>
        <small>
          <a href={`mailto:${signUp.email}`}>{signUp.email}</a>
        </small>
      </th>
      <td>
        <span className={CHIP[signUp.status]}>{t(`aanmelding.${signUp.status}`)}</span>
        <small>
          {signUp.heldUntil === null
            ? t('sinds', { dag: shortDate(i18n.language, new Date(signUp.op)) })
            : t('tot', { moment: momentText(i18n.language, new Date(signUp.heldUntil)) })}
        </small>
      </td>
      <td>
        {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
        {webinar.stand !== 'afgelast' && (
          <div className="training-ways">
            <Way signUp={signUp} free={webinar.plaatsen - webinar.taken} saving={saving} onMark={onMark} />
          </div>
        )}
      </td>
    </tr>
  );
}
