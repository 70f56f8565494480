import { useTranslation } from 'react-i18next';
import { ROADMAP_STATUSES, type Roadmap } from '#server/features/roadmap/roadmap.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Permission, useAccess } from '../shared/permission.tsx';
import { useRoadmap } from './api.ts';
import { IdeaCard } from './idea-card.tsx';
import { VoteCard } from './vote-card.tsx';
import '../shared/accountgegevens.css';
import './roadmap.css';

const SKELETON = <CardSkeleton rules={8} />;

function Columns({ items, onVoted }: { items: Roadmap['items']; onVoted: () => void }) {
  const { t } = useTranslation('roadmap');
  const { mag: mayVote } = useAccess('roadmap.meedoen');
  return (
    <div className="roadmap">
      {ROADMAP_STATUSES.map((status) => {
        const own = items.filter((item) => item.status === status);
        return (
          <section key={status} aria-labelledby={`roadmap-${status}`}>
            <h2 id={`roadmap-${status}`}>{t(`stand.${status}`)}</h2>
            {own.length === 0 ? (
              <p className="soft">{t('kolom.leeg')}</p>
            ) : (
              <ul>
                {own.map((item) => (
                  <VoteCard key={item.id} item={item} mayVote={mayVote} onVoted={onVoted} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function ScreenOf() {
  const { t } = useTranslation('roadmap');
  const { mag: mayTakePart } = useAccess('roadmap.meedoen');
  const state = useRoadmap();
  const reread = (): void => void state.mutate();
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items, ideas }) => (
          <>
            {items.length === 0 ? <p>{t('leeg')}</p> : <Columns items={items} onVoted={reread} />}
            {mayTakePart && <IdeaCard ideas={ideas} onSent={reread} />}
          </>
        )}
      </State>
    </>
  );
}

/** `/roadmap`: what we plan, votes, and own ideas. */
export function RoadmapPage() {
  const { t } = useTranslation('roadmap');
  useTitle(t('titel'));
  return (
    <Permission actie="roadmap.lezen" titel={t('titel')}>
      <ScreenOf />
    </Permission>
  );
}
