import { useTranslation } from 'react-i18next';
import type { MistakeKind } from '#server/features/voortgang/voortgang.contract.ts';

/** Errors per opportunity: the goal of the cell first, then what else goes wrong. */
export function ErrorKinds({ fouten: errors }: { fouten: readonly MistakeKind[] }) {
  const { t } = useTranslation('voortgang');
  if (errors.length === 0) return null;
  return (
    <section>
      <h3 className="drawer__header">{t('fouten.kop')}</h3>
      <ul className="error-kinds">
        {errors.map(({ label, naam: name, n, fouten: miss, deel: part }) => (
          <li key={label}>
            {name}
            <small>
              {t('fouten.teller', { fouten: miss, n })},{' '}
              {part === undefined ? t('fouten.teWeinig') : t('fouten.deel', part)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
