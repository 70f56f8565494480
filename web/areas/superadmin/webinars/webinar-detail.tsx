import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedWebinar } from '#server/features/webinars/webinar-management.contract.ts';
import { trainingMoment } from '#web/platform/training-moment.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SeatMeter } from './seat-meter.tsx';
import { SignUps } from './sign-ups.tsx';
import { CHIP } from './stands.ts';
import { WebinarForm } from './webinar-form.tsx';
import { WebinarSteps } from './webinar-steps.tsx';

function Address({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {to}
    </a>
  );
}

function Facts({ webinar }: { webinar: ManagedWebinar }) {
  const { t, i18n } = useTranslation('webinars');
  return (
    <>
      <p>
        <span className={CHIP[webinar.stand]}>{t(`stand.${webinar.stand}`)}</span>
      </p>
      <dl>
        <div>
          <dt>{t('veld.datum')}</dt>
          <dd>{`${trainingMoment(i18n.language, webinar.datum)}, ${t('duur', { count: webinar.duur })}`}</dd>
        </div>
        <div>
          <dt>{t('veld.doelgroep')}</dt>
          <dd>{webinar.doelgroep.map((who) => t(`doelgroep.${who}`)).join(', ')}</dd>
        </div>
        <div>
          <dt>{t('veld.link')}</dt>
          <dd>{webinar.link === '' ? t('geenAdres') : <Address to={webinar.link} />}</dd>
        </div>
        {webinar.recording !== '' && (
          <div>
            <dt>{t('veld.recording')}</dt>
            <dd>
              <Address to={webinar.recording} />
            </dd>
          </div>
        )}
      </dl>
      <SeatMeter webinar={webinar} />
      {webinar.omschrijving !== '' && <p className="training-text">{webinar.omschrijving}</p>}
    </>
  );
}

/** One training: what it is, what can be done with it, and who signed up. */
export function WebinarDetail({ webinar, onRemoved }: { webinar: ManagedWebinar; onRemoved: () => void }) {
  const { t } = useTranslation('webinars');
  const [writing, setWriting] = useState(false);
  const [notice, setNotice] = useState('');
  const changeable = webinar.stand !== 'afgelast' && webinar.stand !== 'gearchiveerd';
  const recorded = webinar.stand === 'geweest' && webinar.recording === '';
  return (
    <>
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      <div className="training-detail">
        {writing ? (
          <WebinarForm
            webinar={webinar}
            onDone={(saved) => {
              setWriting(false);
              if (saved !== null) setNotice(t('bewaard'));
            }}
          />
        ) : (
          <section className="office-card not-at-paper" aria-label={t('gegevens')}>
            <Facts webinar={webinar} />
            <WebinarSteps webinar={webinar} onDone={setNotice} onRemoved={onRemoved}>
              {changeable && (
                <Button
                  variant={recorded ? 'contained' : 'outlined'}
                  startIcon={<Icon name="potlood" size={18} />}
                  onClick={() => setWriting(true)}
                >
                  {t(recorded ? 'opnameErbij' : 'wijzig')}
                </Button>
              )}
            </WebinarSteps>
          </section>
        )}
        {webinar.stand !== 'concept' && <SignUps webinar={webinar} onDone={setNotice} />}
      </div>
    </>
  );
}
