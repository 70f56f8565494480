import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { settingDifference } from '#engine/core/domein/setting-layers.ts';
import type { OwnSetting } from '#server/features/oefeninstellingen/own-setting.contract.ts';
import type { SettingChoices } from '#server/features/oefeninstellingen/setting-management.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { saveOwnSetting, useOwnSetting, useSettingChoices } from '../shared/api/oefeninstellingen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { settingMistakes, type SettingField } from '../shared/oefeninstelling/setting-fields.ts';
import { SaveBar } from '../shared/oefeninstelling/save-bar.tsx';
import { SettingSections } from '../shared/oefeninstelling/setting-sections.tsx';
import { deviationText } from '../shared/oefeninstelling/setting-text.ts';
import { TrialCard, widened } from '../shared/oefeninstelling/trial-card.tsx';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { RoutesCard } from './routes-card.tsx';

const SKELETON = <CardSkeleton rules={8} />;

/** Where a value comes from, and the way back to the group. */
function Origin({
  name,
  kind,
  own,
  onBack,
}: {
  name: SettingField;
  kind: OwnSetting['basis']['soort'];
  own: boolean;
  onBack: (() => void) | null;
}) {
  const { t } = useTranslation('oefeninstelling');
  return (
    <span className="setting-origin">
      <span className={own ? 'chip chip--sun' : undefined}>{t(own ? 'bron.leerling' : `bron.${kind}`)}</span>
      {own && onBack !== null && (
        <button
          type="button"
          className="button-text"
          aria-label={t('bron.terug', { veld: t(`veld.${name}`) })}
          onClick={onBack}
        >
          <Icon name="terug" size={16} /> {t('bron.terugKort')}
        </button>
      )}
    </span>
  );
}

/** What stands on the screen, and saving what differs from the group. */
function useOwnFields(data: OwnSetting) {
  const { adminId } = useSpot();
  const saving = useSaving();
  const [saved, setSaved] = useState(data);
  const [value, setValue] = useState(data.instelling);
  const base = saved.basis.instelling;
  const own = settingDifference(base, value);
  const save = async () => {
    const done = await saving.run(() =>
      saveOwnSetting(adminId, saved.leerling.id, { versie: saved.versie, velden: own }),
    );
    if (done === undefined) return;
    setSaved(done.uit);
    setValue(done.uit.instelling);
  };
  const changed = Object.keys(settingDifference(saved.instelling, value)).length > 0;
  return { saving, saved, value, setValue, base, own: new Set(Object.keys(own)), save, changed };
}

/** Who it is, in what the setting differs, and the way back to the group. */
function Heading({
  data,
  value,
  onBack,
}: {
  data: OwnSetting;
  value: OwnSetting['instelling'];
  onBack: (() => void) | null;
}) {
  const { t, i18n } = useTranslation(['oefeninstelling', 'beheer', 'woorden']);
  return (
    <div className="page-header">
      <div className="own-setting__who">
        <AnimalTile animal={data.leerling.dier} size={56} />
        <div>
          <h1>{t('leerling.titel', { naam: data.leerling.naam })}</h1>
          <p>{deviationText(t, i18n.language, { base: data.basis.instelling, own: value })}</p>
        </div>
      </div>
      {onBack !== null && (
        <span className="page-header__buttons not-at-paper">
          <button type="button" className="button-tint" onClick={onBack}>
            <Icon name="terug" size={18} /> {t('bron.alles')}
          </button>
        </span>
      )}
    </div>
  );
}

function Editor({ data, choices }: { data: OwnSetting; choices: SettingChoices }) {
  const { adminId, groepId } = useSpot();
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const disabled = !allowed || readOnly;
  const { saving, saved, value, setValue, base, own, save, changed } = useOwnFields(data);
  const mistakes = settingMistakes(
    value,
    choices.spellen.map(({ slug }) => slug),
  );
  const wrong = Object.keys(mistakes).length > 0;
  return (
    <>
      <Heading data={data} value={value} onBack={disabled || own.size === 0 ? null : () => setValue(base)} />
      <div className="setting-layout">
        <form
          noValidate
          className="setting-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!saving.bezig && !wrong) void save();
          }}
        >
          <SettingSections
            value={value}
            onChange={setValue}
            errors={mistakes}
            choices={choices}
            disabled={disabled}
            origin={(name) => (
              <Origin
                name={name}
                kind={saved.basis.soort}
                own={own.has(name)}
                onBack={disabled ? null : () => setValue({ ...value, [name]: base[name] })}
              />
            )}
          />
          {!disabled && (
            <SaveBar changed={changed} blocked={saving.bezig || wrong} saved={saved !== data}>
              {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void save()} />}
            </SaveBar>
          )}
        </form>
        <TrialCard
          adminId={adminId}
          groepId={groepId ?? ''}
          concept={value}
          leerlingId={data.leerling.id}
          onWiden={disabled ? null : () => setValue(widened(value))}
        />
      </div>
    </>
  );
}

/** What one leerling practises, field by field: of the group, or its own. */
export function OwnSettingPage() {
  const { t } = useTranslation('oefeninstelling');
  const { adminId, groepId } = useSpot();
  const { leerlingId = '' } = useParams();
  const setting = useOwnSetting(adminId, leerlingId);
  const choices = useSettingChoices(adminId, groepId ?? '');
  useTitle(setting.data === undefined ? t('titel') : t('leerling.titel', { naam: setting.data.leerling.naam }));
  return (
    <>
      {(setting.data === undefined || choices.data === undefined) && (
        <div className="page-header">
          <h1>{t('titel')}</h1>
        </div>
      )}
      <State stand={setting} skeleton={SKELETON}>
        {(data) => (
          <State stand={choices} skeleton={SKELETON}>
            {(options) => <Editor key={data.leerling.id} data={data} choices={options} />}
          </State>
        )}
      </State>
      {setting.data !== undefined && <RoutesCard adminId={adminId} leerlingId={leerlingId} />}
    </>
  );
}
