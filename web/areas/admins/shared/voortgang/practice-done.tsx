import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';

/** For whom practice stands ready, with the way back. */
export function PracticeDone({
  ids,
  text,
  busy,
  onTakeBack,
}: {
  ids: readonly string[];
  text: string;
  busy: boolean;
  onTakeBack: (ids: readonly string[]) => void;
}) {
  const { t } = useTranslation('gemeen');
  return (
    <div className="practice-done" role="status">
      <Icon name="vink" size={22} />
      <p>{text}</p>
      {ids.length > 0 && (
        <button type="button" className="button-text" disabled={busy} onClick={() => onTakeBack(ids)}>
          {t('ongedaan')}
        </button>
      )}
    </div>
  );
}
