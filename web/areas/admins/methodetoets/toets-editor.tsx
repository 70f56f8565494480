import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ToetsRecord } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Icon } from '#web/ui/icon.tsx';
import { removeToets } from '../shared/api/methodetoetsen.api.ts';
import { PillChoices } from '../shared/choices.tsx';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { DoelMarks } from './doel-marks.tsx';
import { THRESHOLDS } from './thresholds.ts';
import { missingInDraft } from './draft.ts';
import { useDraft, type DraftStanding } from './use-draft.ts';
import { WordRows } from './word-rows.tsx';

type ErrorOf = (path: string) => string | null;
const PLAYS = [1, 2, 3, 4, 5] as const;
const KINDS = ['signalering', 'diagnose', 'controle'] as const;
const MOMENTS = ['voor', 'na'] as const;

function About({ draft, error }: { draft: DraftStanding; error: ErrorOf }) {
  const { t } = useTranslation('methodetoetsen');
  const rule = useRuleText();
  const { values, change } = draft;
  return (
    <section className="setting-part" aria-labelledby="toets-over">
      <h2 id="toets-over">{t('over.titel')}</h2>
      <div className="setting-grid">
        <TextField
          label={t('titel.label')}
          value={values.titel}
          required
          error={error('titel') !== null}
          helperText={rule(error('titel'), { n: 80 }) ?? t('titel.help')}
          onChange={({ target }) => change({ titel: target.value })}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextField
          label={t('notitie.label')}
          value={values.methodeNotitie}
          helperText={t('notitie.help')}
          onChange={({ target }) => change({ methodeNotitie: target.value })}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextField
          select
          label={t('soort.label')}
          value={values.soort}
          helperText={t(`soort.${values.soort}.help`)}
          onChange={({ target }) => change({ soort: KINDS.find((kind) => kind === target.value) ?? values.soort })}
        >
          {KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`soort.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('moment.label')}
          value={values.moment}
          onChange={({ target }) => change({ moment: MOMENTS.find((one) => one === target.value) ?? values.moment })}
        >
          {MOMENTS.map((moment) => (
            <MenuItem key={moment} value={moment}>
              {t(`moment.${moment}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
    </section>
  );
}

function Rules({ draft, doelen, error }: { draft: DraftStanding; doelen: ToetsRecord['doelen']; error: ErrorOf }) {
  const { t } = useTranslation('methodetoetsen');
  const rule = useRuleText();
  const { values, change } = draft;
  const endError = error('vensterTot');
  return (
    <section className="setting-part" aria-labelledby="toets-wanneer">
      <h2 id="toets-wanneer">{t('wanneer.titel')}</h2>
      <div className="setting-grid">
        <TextField
          type="datetime-local"
          label={t('van.label')}
          value={values.begin}
          error={error('vensterVan') !== null}
          helperText={rule(error('vensterVan'))}
          onChange={({ target }) => change({ begin: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="datetime-local"
          label={t('tot.label')}
          value={values.end}
          error={endError !== null}
          helperText={endError === 'bereik' ? t('tot.telang') : rule(endError)}
          onChange={({ target }) => change({ end: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          select
          label={t('beurten.label')}
          value={values.afspeelbeurten}
          helperText={t('beurten.help')}
          onChange={({ target }) => change({ afspeelbeurten: Number(target.value) })}
        >
          {PLAYS.map((count) => (
            <MenuItem key={count} value={count}>
              {t('beurten.keer', { count })}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('grens.label')}
          value={values.grensPct}
          helperText={t('grens.help')}
          onChange={({ target }) => change({ grensPct: Number(target.value) })}
        >
          {[...new Set([...THRESHOLDS, values.grensPct])]
            .toSorted((a, b) => a - b)
            .map((pct) => (
              <MenuItem key={pct} value={pct}>
                {t('pct', { pct })}
              </MenuItem>
            ))}
        </TextField>
      </div>
      <DoelMarks draft={draft} doelen={doelen} />
    </section>
  );
}

function Participants({ draft, record, error }: { draft: DraftStanding; record: ToetsRecord; error: ErrorOf }) {
  const { t } = useTranslation('methodetoetsen');
  const { leerlingen } = record;
  const { deelnemers: participants } = draft.values;
  const all = participants.length === leerlingen.length;
  return (
    <section className="setting-part" aria-labelledby="toets-wie">
      <h2 id="toets-wie">{t('wie.titel', { count: participants.length })}</h2>
      <PillChoices
        titel={t('wie.label')}
        options={leerlingen.map(({ id, naam: name }) => ({ waarde: id, tekst: name }))}
        gekozen={participants}
        onChoose={(chosen) => draft.change({ deelnemers: chosen })}
        fout={error('deelnemers') ?? undefined}
      />
      <button
        type="button"
        className="button-text"
        onClick={() => draft.change({ deelnemers: all ? [] : leerlingen.map(({ id }) => id) })}
      >
        {t(all ? 'wie.niemand' : 'wie.iedereen')}
      </button>
    </section>
  );
}

function RemoveDialog({ record, onClose }: { record: ToetsRecord; onClose: () => void }) {
  const { t } = useTranslation('methodetoetsen');
  const { adminId } = useSpot();
  const navigate = useNavigate();
  const saving = useSaving();
  const remove = async () => {
    const done = await saving.run(() => removeToets({ adminId, methodetoetsId: record.id }));
    if (done !== undefined) void navigate('..', { relative: 'path' });
  };
  return (
    <PanelDialog
      titel={t('weg.titel')}
      knop={t('weg.knop')}
      saving={saving}
      danger
      onSluit={onClose}
      onSave={() => void remove()}
    >
      <p>{t('weg.uitleg', { titel: record.titel })}</p>
    </PanelDialog>
  );
}

/** Two teachers changed one test: which of the two stays. */
function Conflict({ onMine, onOther }: { onMine: () => void; onOther: () => void }) {
  const { t } = useTranslation('methodetoetsen');
  return (
    <Alert severity="warning">
      {t('botsing')}
      <span className="toets-conflict">
        <button type="button" className="button-tint" onClick={onMine}>
          {t('botsing.mijn')}
        </button>
        <button type="button" className="button-text" onClick={onOther}>
          {t('botsing.ander')}
        </button>
      </span>
    </Alert>
  );
}

/** A concept: words, sentences, when, for whom; and then it is set ready. */
export function ToetsEditor({
  record,
  onChanged,
  onOther,
}: {
  record: ToetsRecord;
  onChanged: (record: ToetsRecord) => void;
  /** Shows what somebody else saved in place of what stands here. */
  onOther: () => void;
}) {
  const { t } = useTranslation('methodetoetsen');
  const { adminId } = useSpot();
  const draft = useDraft(adminId, record, onChanged);
  const [tried, setTried] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { values, saving, refused } = draft;
  const missing = missingInDraft(values, serverClock.nu());
  const error: ErrorOf = (path) => refused[path] ?? (tried ? (missing[path] ?? null) : null);
  const publish = () => {
    setTried(true);
    if (Object.keys(missing).length === 0) void draft.publish();
  };
  return (
    <form
      noValidate
      className="setting-form"
      onSubmit={(event) => {
        event.preventDefault();
        void draft.save();
      }}
    >
      <About draft={draft} error={error} />
      <WordRows
        words={values.woorden}
        doelen={record.doelen}
        error={error}
        onChange={(woorden) => draft.change({ woorden })}
      />
      <Rules draft={draft} doelen={record.doelen} error={error} />
      <Participants draft={draft} record={record} error={error} />
      <div className="setting-save not-at-paper">
        {saving.fout !== null &&
          (draft.isConflict ? (
            <Conflict onMine={() => void draft.overrule()} onOther={onOther} />
          ) : (
            <ErrorNotice fout={saving.fout} onRetry={() => void draft.save()} />
          ))}
        <button type="submit" className="button-tint" disabled={saving.bezig || !draft.changed}>
          {t(draft.changed ? 'bewaar' : 'bewaard')}
        </button>
        <button type="button" className="button-full" disabled={saving.bezig} onClick={publish}>
          <Icon name="vink" size={18} /> {t('publiceer')}
        </button>
        <button type="button" className="button-text" disabled={saving.bezig} onClick={() => setRemoving(true)}>
          {t('weg.knop')}
        </button>
        <p role="status" className="soft">
          {tried && Object.keys(missing).length > 0 ? t('mist', { count: Object.keys(missing).length }) : ''}
        </p>
      </div>
      {removing && <RemoveDialog record={record} onClose={() => setRemoving(false)} />}
    </form>
  );
}
