import { useTranslation } from 'react-i18next';
import type { Foutsoort } from '#server/features/voortgang/voortgang.contract.ts';

/** Errors per opportunity: the goal of the cell first, then what else goes wrong. */
export function Foutsoorten({ fouten }: { fouten: readonly Foutsoort[] }) {
  const { t } = useTranslation('admins');
  if (fouten.length === 0) return null;
  return (
    <section>
      <h3 className="lade__kop">{t('fouten.kop')}</h3>
      <ul className="foutsoorten">
        {fouten.map(({ label, naam, n, fouten: mis, deel }) => (
          <li key={label}>
            {naam}
            <small>
              {t('fouten.teller', { fouten: mis, n })},{' '}
              {deel === undefined ? t('fouten.teWeinig') : t('fouten.deel', deel)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
