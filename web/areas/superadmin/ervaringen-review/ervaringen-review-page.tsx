import { useTranslation } from 'react-i18next';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import '../shared/office-card.css';
import { useOfficeErvaringen } from './api.ts';
import { ErvaringCard } from './ervaring-card.tsx';

const SKELETON = <CardSkeleton rules={6} />;

/** Experiences from the site: only what the office approves is shown there. */
export function ErvaringenReviewPage() {
  const { t } = useTranslation('ervaringen-review');
  const state = useOfficeErvaringen();
  useTitle(t('ervaringen'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('ervaringen')}</h1>
          <p>{t('ervaringen.uitleg')}</p>
        </div>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')} />
          ) : (
            items.map((ervaring) => <ErvaringCard key={ervaring.id} ervaring={ervaring} />)
          )
        }
      </State>
    </>
  );
}
