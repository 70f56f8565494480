import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingDifference } from '#engine/core/domein/setting-layers.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { OefeninstellingRecord } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { readSetting } from '../shared/api/oefeninstellingen.api.ts';
import { fieldNames } from '../shared/oefeninstelling/setting-text.ts';

/** Somebody else saved in between: what is different, and whose choices stay. */
export function Conflict({
  adminId,
  id,
  mine,
  onMine,
  onOther,
}: {
  adminId: string;
  id: string;
  mine: Oefeninstelling;
  onMine: (newest: OefeninstellingRecord) => void;
  onOther: (newest: OefeninstellingRecord) => void;
}) {
  const { t, i18n } = useTranslation('oefeninstelling');
  const [newest, setNewest] = useState<OefeninstellingRecord | null>(null);
  useEffect(() => {
    let here = true;
    readSetting({ adminId, oefeninstellingId: id }).then(
      (record) => {
        if (here) setNewest(record);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [adminId, id]);
  const fields = newest === null ? [] : Object.keys(settingDifference(newest.instelling, mine));
  return (
    <Alert severity="warning">
      <AlertTitle>{t('conflict.titel')}</AlertTitle>
      <div className="setting-conflict">
        <span>{t('conflict.uitleg')}</span>
        {newest !== null && (
          <>
            <span>
              {fields.length === 0
                ? t('conflict.gelijk')
                : t('conflict.anders', { velden: fieldNames(t, i18n.language, fields) })}
            </span>
            <span className="setting-conflict__buttons">
              <button type="button" className="button-full" onClick={() => onMine(newest)}>
                {t('conflict.mijn')}
              </button>
              <button type="button" className="button-tint" onClick={() => onOther(newest)}>
                {t('conflict.ander')}
              </button>
            </span>
          </>
        )}
      </div>
    </Alert>
  );
}
