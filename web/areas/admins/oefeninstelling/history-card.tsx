import { useTranslation } from 'react-i18next';
import type { OefeninstellingRecord } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { restoreSetting, useSettingHistory } from '../shared/api/oefeninstellingen.api.ts';
import { momentText } from '#web/platform/date-text.ts';
import { fieldNames } from '../shared/oefeninstelling/setting-text.ts';
import { useSaving } from '#web/platform/use-saving.ts';

const SKELETON = <TableSkeleton rows={2} />;

/** What the setting was before, and the way back. */
export function HistoryCard({
  adminId,
  record,
  disabled,
  onRestored,
}: {
  adminId: string;
  record: { id: string; versie: number };
  disabled: boolean;
  onRestored: (record: OefeninstellingRecord) => void;
}) {
  const { t, i18n } = useTranslation('oefeninstelling');
  const spot = { adminId, oefeninstellingId: record.id };
  const history = useSettingHistory(spot);
  const saving = useSaving();
  const back = async (version: number) => {
    const done = await saving.run(() => restoreSetting(spot, { versie: record.versie, restoreTo: version }));
    if (done !== undefined) onRestored(done.uit);
  };
  return (
    <section className="setting-history" aria-labelledby="historie-kop">
      <h2 id="historie-kop">{t('historie.titel')}</h2>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <State stand={history} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="soft">{t('historie.leeg')}</p>
          ) : (
            <ol>
              {items.map((item) => (
                <li key={item.versie}>
                  <span>
                    {t('historie.regel', { moment: momentText(i18n.language, new Date(item.op)) })}{' '}
                    {item.door !== undefined && t('historie.door', { naam: item.door })}
                    <small>
                      {item.anders.length === 0
                        ? t('historie.gelijk')
                        : t('historie.anders', { velden: fieldNames(t, i18n.language, item.anders) })}
                    </small>
                  </span>
                  {item.anders.length > 0 && (
                    <button
                      type="button"
                      className="button-tint"
                      disabled={disabled || saving.bezig}
                      onClick={() => void back(item.versie)}
                    >
                      <Icon name="terug" size={18} /> {t('historie.terug')}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </State>
    </section>
  );
}
