import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';

/** The one button of a long form, always in sight, what came in its way, and whether what stands there was saved. */
export function SaveBar({
  changed,
  blocked,
  saved,
  children,
}: {
  changed: boolean;
  blocked: boolean;
  saved: boolean;
  /** Why it was not saved. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('oefeninstelling');
  const text = saved ? t('bewaard') : '';
  return (
    <div className="setting-save">
      {children}
      <button type="submit" className="button-full" disabled={blocked || !changed}>
        <Icon name="vink" size={18} /> {t('bewaar')}
      </button>
      <span role="status" className="soft">
        {changed ? t('nietBewaard') : text}
      </span>
    </div>
  );
}
