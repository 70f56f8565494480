import { useTranslation } from 'react-i18next';
import { AUDIENCES } from '#server/features/webinars/webinar-management.contract.ts';

/** The words of which a number or a name is a part, for the script. */
function useWords(): Record<string, string> {
  const { t } = useTranslation('training');
  const counted = (key: string): [string, string][] =>
    [1, 2].map((count) => [`${key}.${count === 1 ? 'one' : 'other'}`, t(key, { count }).replace(String(count), '{n}')]);
  return Object.fromEntries([
    ...counted('duur'),
    ...counted('vrij'),
    ['vol', t('vol')],
    ['voor', t('voor', { wie: '{wie}' })],
    ...AUDIENCES.map((who) => [who, t(`doelgroep.${who}`)]),
  ]);
}

/** How a training looks: when, for whom, the seats that are left, and what can be done. The script fills in a copy for each. */
export function WebinarModel() {
  const { t } = useTranslation('training');
  return (
    <li className="webinar" data-model={JSON.stringify(useWords())} hidden>
      <div className="webinar__leaf" aria-hidden="true">
        <strong data-spot="dag" />
        <span data-spot="maand" />
      </div>
      <div className="webinar__text">
        <h3 data-spot="titel">{t('titel')}</h3>
        <p data-spot="moment" />
        <p data-spot="omschrijving" />
        <p className="webinar__who" data-spot="wie" />
        <p className="webinar__seats" data-spot="plekken" />
      </div>
      <a className="site-button site-button--edge" href="/site/training" data-way="geweest" hidden>
        {t('opname')}
      </a>
      <p data-way="bezig" hidden>
        {t('bezig')}
      </p>
      <button type="button" className="site-button" data-way="open" hidden>
        {t('aanmelden')}
      </button>
      <button type="button" className="site-button site-button--edge" data-way="vol" hidden>
        {t('wachtlijst')}
      </button>
    </li>
  );
}
