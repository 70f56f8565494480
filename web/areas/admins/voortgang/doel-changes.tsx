import { useTranslation } from 'react-i18next';
import { ChangeSign } from '../shared/voortgang/change.tsx';
import type { ChangeCounts } from '../shared/voortgang/comparison.ts';

/** How many pupils went up and down for a goal; nothing where nobody did. */
export function DoelChanges({ changes }: { changes: ChangeCounts }) {
  const { t } = useTranslation('period');
  const kinds = (['up', 'down'] as const).filter((kind) => changes[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <small className="doel-changes">
      {kinds.map((kind) => (
        <span key={kind}>
          <ChangeSign kind={kind} /> {changes[kind]} <span className="only-reader">{t(`vergelijk.${kind}`)}</span>
        </span>
      ))}
    </small>
  );
}
