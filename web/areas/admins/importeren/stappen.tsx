import { useTranslation } from 'react-i18next';
import { Icoon } from '#web/ui/icoon.tsx';

const STAPPEN = ['kies', 'voorbeeld', 'keuzes', 'klaar'] as const;

/** Where in the four steps we are. */
export function Stappen({ nu }: { nu: (typeof STAPPEN)[number] }) {
  const { t } = useTranslation('importeren');
  const plek = STAPPEN.indexOf(nu);
  return (
    <ol className="stappen" aria-label={t('stappen')}>
      {STAPPEN.map((stap, nummer) => (
        <li key={stap} className={nummer < plek ? 'stap stap--klaar' : nummer === plek ? 'stap stap--nu' : 'stap'} aria-current={nummer === plek ? 'step' : undefined}>
          <span className="stap__getal">{nummer < plek ? <Icoon naam="vink" maat={20} /> : nummer + 1}</span>
          <span>{t(`stap.${stap}`)}</span>
        </li>
      ))}
    </ol>
  );
}
