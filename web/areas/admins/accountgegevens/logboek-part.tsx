import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIT_KINDS, auditQuerySchema, type AuditList } from '#server/features/audit/audit.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { momentText } from '#web/platform/date-text.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { logActor, logZin } from '#web/platform/log-line.ts';
import { readWholeLogbook, useLogbook, type LogQuery } from '../shared/api/accountgegevens.api.ts';

const SKELETON = <TableSkeleton rows={7} />;
const EVERYTHING: LogQuery = { pagina: 1, soort: '', van: '', tot: '' };
const NARROW = { inputLabel: { shrink: true } } as const;

function Filters({
  vraag,
  fout: error,
  onSet,
}: {
  vraag: LogQuery;
  fout: string | undefined;
  onSet: (part: Partial<LogQuery>) => void;
}) {
  const { t } = useTranslation('logboek');
  const rule = useRuleText();
  return (
    <>
      <TextField
        select
        label={t('soort')}
        value={vraag.soort}
        onChange={({ target }) => onSet({ soort: AUDIT_KINDS.find((kind) => kind === target.value) ?? '' })}
        slotProps={{ ...NARROW, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('soort.alles')}</MenuItem>
        {AUDIT_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`soort.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('van')}
        type="date"
        value={vraag.van}
        onChange={({ target }) => onSet({ van: target.value })}
        slotProps={NARROW}
      />
      <TextField
        label={t('tot')}
        type="date"
        value={vraag.tot}
        error={error !== undefined}
        helperText={error === undefined ? '' : rule(error)}
        onChange={({ target }) => onSet({ tot: target.value })}
        slotProps={NARROW}
      />
    </>
  );
}

function Table({ items }: { items: AuditList['items'] }) {
  const { t, i18n } = useTranslation(['logboek', 'accountgegevens', 'tenant']);
  return (
    <TableBox className="table--fixed tenant__log" name={t('titel')}>
      <thead>
        <tr>
          {(['wanneer', 'wie', 'wat'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`kolom.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((rule) => (
          <tr key={rule.id}>
            <td>{momentText(i18n.language, new Date(rule.op))}</td>
            <td>{logActor(t, rule)}</td>
            <td>
              {logZin(t, rule)}
              {rule.reden !== undefined && <small> {t('reden', { reden: rule.reden })}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

/** What happened in the tenant: filtered, in pages, as a file and on paper. */
export function LogbookPart({ adminId, naam: name }: { adminId: string; naam: string }) {
  const { t } = useTranslation(['logboek', 'accountgegevens', 'tenant', 'admins']);
  const [vraag, setVraag] = useState<LogQuery>(EVERYTHING);
  const [correct, setCorrect] = useState<LogQuery>(EVERYTHING);
  const state = useLogbook(adminId, correct);
  const saving = useSaving();
  const verify = checkWith(auditQuerySchema);
  const bare = ({ van: from, tot: until }: LogQuery) => ({
    ...(from === '' ? {} : { van: from }),
    ...(until === '' ? {} : { tot: until }),
  });
  const set = (part: Partial<LogQuery>) => {
    const newOne = { ...vraag, pagina: 1, ...part };
    setVraag(newOne);
    if (Object.keys(verify(bare(newOne))).length === 0) setCorrect(newOne);
  };
  const csv = async () => {
    const out = await saving.run(() => readWholeLogbook(adminId, correct));
    if (out === undefined) return;
    saveCsv(fileName([name, t('titel')]), [
      [t('kolom.wanneer'), t('kolom.wie'), t('kolom.wat'), t('kolom.reden')],
      ...out.uit.map((rule) => [rule.op, logActor(t, rule), logZin(t, rule), rule.reden ?? '']),
    ]);
  };
  const filtered = vraag.soort !== '' || vraag.van !== '' || vraag.tot !== '';
  return (
    <>
      <p className="soft">{t('uitleg')}</p>
      <div className="filters not-at-paper">
        <Filters vraag={vraag} fout={verify(bare(vraag))['tot']} onSet={set} />
        <span className="filters__buttons">
          <Button
            variant="outlined"
            disabled={saving.bezig}
            startIcon={<Icon name="download" size={18} />}
            onClick={() => void csv()}
          >
            {t('admins:csv')}
          </Button>
          <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
            {t('admins:print')}
          </Button>
        </span>
      </div>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <State stand={state} skeleton={SKELETON}>
        {(data) => {
          if (data.totaal > 0) return <Table items={data.items} />;
          if (!filtered) return <Empty title={t('leeg')} explanation={t('leeg.uitleg')} />;
          return (
            <Empty title={t('admins:niets')} explanation={t('niets')}>
              <Button variant="outlined" onClick={() => set(EVERYTHING)}>
                {t('admins:filters.wis')}
              </Button>
            </Empty>
          );
        }}
      </State>
      {state.data !== undefined && state.data.totaal > state.data.grootte && (
        <Pagination
          className="not-at-paper"
          count={Math.ceil(state.data.totaal / state.data.grootte)}
          page={correct.pagina}
          onChange={(_, page) => set({ pagina: page })}
        />
      )}
    </>
  );
}
