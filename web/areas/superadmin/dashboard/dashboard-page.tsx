import { useTranslation } from 'react-i18next';
import { useTitle } from '#web/platform/use-title.ts';
import { FiguresPart } from './figures.tsx';
import { Work } from './work-list.tsx';
import './dashboard.css';

/** `/superadmin/dashboard`: the work that waits first, then how things stand. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <Work />
      <FiguresPart />
    </>
  );
}
