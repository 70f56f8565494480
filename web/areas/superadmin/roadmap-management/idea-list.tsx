import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OfficeIdea } from '#server/features/roadmap/roadmap.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { markIdea } from './api.ts';

/** Ideas of customers: what nobody read first. */
export function IdeaList({ ideas }: { ideas: readonly OfficeIdea[] }) {
  const { t, i18n } = useTranslation('roadmap-management');
  const saving = useSaving();
  return (
    <section className="office-card" aria-labelledby="ideeen-kop">
      <h2 id="ideeen-kop">{t('ideeen')}</h2>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {ideas.length === 0 && <p className="soft">{t('ideeen.leeg')}</p>}
      {ideas.map((idea) => (
        <div key={idea.id} className="roadmap-idea" data-seen={idea.seen || undefined}>
          <blockquote>{idea.tekst}</blockquote>
          <p className="soft">
            {t('ideeen.van', {
              van: idea.van,
              admin: idea.admin,
              op: dateText(i18n.language, new Date(idea.op)),
            })}
          </p>
          <Button disabled={saving.bezig} onClick={() => void saving.run(() => markIdea(idea))}>
            {t(idea.seen ? 'ideeen.terug' : 'ideeen.gelezen')}
          </Button>
        </div>
      ))}
    </section>
  );
}
