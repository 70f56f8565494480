import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webinar } from '#server/features/webinars/webinars.contract.ts';
import { leafOf, trainingMoment } from '#web/platform/training-moment.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** What can be done with a training, by its state. */
function Way({ webinar, onOpen }: { webinar: Webinar; onOpen: () => void }) {
  const { t } = useTranslation('training');
  if (webinar.stand === 'geweest')
    return webinar.recording === null ? null : (
      <a className="site-button site-button--edge" href={webinar.recording}>
        {t('opname')}
      </a>
    );
  if (webinar.stand === 'bezig') return <p>{t('bezig')}</p>;
  return (
    <button
      type="button"
      className={webinar.stand === 'vol' ? 'site-button site-button--edge' : 'site-button'}
      onClick={onOpen}
    >
      {t(webinar.stand === 'vol' ? 'wachtlijst' : 'aanmelden')}
    </button>
  );
}

/** One training: when, for whom, the seats that are left, and the form under its button. */
export function WebinarCard({ webinar, onChange }: { webinar: Webinar; onChange: () => void }) {
  const { t, i18n } = useTranslation('training');
  const [open, setOpen] = useState(false);
  const leaf = leafOf(i18n.language, webinar.datum);
  const seats =
    webinar.stand === 'open' ? t('vrij', { count: webinar.free }) : webinar.stand === 'vol' ? t('vol') : undefined;
  return (
    <li className="webinar">
      <div className="webinar__leaf" aria-hidden="true">
        <strong>{leaf.day}</strong>
        {leaf.month}
      </div>
      <div className="webinar__text">
        <h3>{webinar.titel}</h3>
        <p>
          {trainingMoment(i18n.language, webinar.datum)}, {t('duur', { count: webinar.duur })}
        </p>
        <p>{webinar.omschrijving}</p>
        <p className="webinar__who">
          {t('voor', { wie: webinar.doelgroep.map((who) => t(`doelgroep.${who}`)).join(', ') })}
        </p>
        {seats !== undefined && <p className="webinar__seats">{seats}</p>}
      </div>
      {!open && <Way webinar={webinar} onOpen={() => setOpen(true)} />}
      {open && <SignUpForm webinar={webinar} onDone={onChange} />}
    </li>
  );
}
