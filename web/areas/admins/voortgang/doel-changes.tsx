import { useTranslation } from 'react-i18next';
import { ChangeSign } from '../shared/voortgang/change.tsx';
import type { ChangeCounts } from '../shared/voortgang/comparison.ts';

/** How many pupils went up and down for a goal. */
export function DoelChanges({ changes }: { changes: ChangeCounts }) {
  const { t } = useTranslation('period');
  return (
    <small className="doel-changes">
      {(['up', 'down'] as const).map((kind) => (
        <span key={kind}>
          <ChangeSign kind={kind} /> {changes[kind]} <span className="only-reader">{t(`vergelijk.${kind}`)}</span>
        </span>
      ))}
    </small>
  );
}
