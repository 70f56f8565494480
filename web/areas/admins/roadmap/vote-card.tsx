import { useTranslation } from 'react-i18next';
import type { RoadmapItem } from '#server/features/roadmap/roadmap.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { Icon } from '#web/ui/icon.tsx';
import { toggleVote } from './api.ts';

/** One plan, and the vote for it. */
export function VoteCard({ item, mayVote, onVoted }: { item: RoadmapItem; mayVote: boolean; onVoted: () => void }) {
  const { t } = useTranslation('roadmap');
  const saving = useSaving();
  const vote = async (): Promise<void> => {
    if ((await saving.run(() => toggleVote(item))) !== undefined) onVoted();
  };
  const [year, quarter] = item.quarter.split('-');
  return (
    <li className="roadmap-card">
      <h3>{item.titel}</h3>
      <p>{item.tekst}</p>
      {quarter !== undefined && <p className="soft">{t('kwartaal', { jaar: year, kwartaal: quarter })}</p>}
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void vote()} />}
      {item.status !== 'klaar' && (
        <button
          type="button"
          className="roadmap-card__vote"
          aria-pressed={item.voted}
          disabled={!mayVote || saving.bezig}
          onClick={() => void vote()}
        >
          <Icon name="ster" size={18} />
          <span>{t('stemmen', { count: item.votes })}</span>
          <span className="only-reader">{t(item.voted ? 'stem.terug' : 'stem', { titel: item.titel })}</span>
        </button>
      )}
    </li>
  );
}
