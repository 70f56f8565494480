import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  erasureSchema,
  type Prullenbak,
  type PrullenbakItem,
} from '#server/features/leerlingen/prullenbak.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { UndoBar, type UndoneAction } from '#web/ui/undo-bar.tsx';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { useGroepen } from '../shared/api/groepen.api.ts';
import { restoreLeerlingen, toPrullenbak } from '../shared/api/leerlingen.api.ts';
import { readWholePrullenbak, usePrullenbak, eraseLeerling } from './api.ts';
import { shortDate } from '#web/platform/date-text.ts';
import { FormDialog } from '../shared/dialog.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { usePermission } from '../shared/use-permission.ts';
import { LeerlingExport } from '../shared/leerling-export.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useSearch } from '../shared/leerlingen/use-search.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { RetentionCard } from './retention-card.tsx';
import '../shared/leerlingen/leerlingen.css';

const SKELETON = <TableSkeleton rows={5} />;
const OWN = '';
const NEARLY_EXPIRED = 7;
const COLUMNS = ['naam', 'groep', 'op', 'reden', 'over'] as const;

function EraseDialog({
  adminId,
  item,
  onSluit: onClose,
  onDone,
}: {
  adminId: string;
  item: PrullenbakItem;
  onSluit: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation(['prullenbak', 'beheer']);
  const form = useForm({
    begin: { bevestiging: '' },
    schema: erasureSchema,
    submit: async ({ bevestiging: confirmation }) => {
      await eraseLeerling(adminId, item.leerlingId, confirmation);
      onDone();
    },
  });
  return (
    <FormDialog titel={t('wis.titel', { naam: item.naam })} knop={t('wis.knop')} danger form={form} onSluit={onClose}>
      <p>{t('wis.uitleg')}</p>
      <LeerlingExport adminId={adminId} leerlingId={item.leerlingId} naam={item.naam} />
      <Field
        formulier={form}
        naam="bevestiging"
        label={t('wis.label', { naam: item.roepnaam })}
        line={{ n: 64, voorbeeld: item.roepnaam }}
        field={{ autoFocus: true, required: true, autoComplete: 'off' }}
      />
    </FormDialog>
  );
}

interface RowProps {
  item: PrullenbakItem;
  gekozen: boolean;
  vol: boolean;
  mayRestore: boolean;
  mayErase: boolean;
  onChoose: (on: boolean) => void;
  onRestore: () => void;
  onErase: () => void;
}

function Row({ item, gekozen: chosen, vol: full, mayRestore, mayErase, onChoose, onRestore, onErase }: RowProps) {
  const { t, i18n } = useTranslation(['prullenbak', 'beheer']);
  return (
    <tr>
      <th scope="row">
        {mayRestore && (
          <input
            type="checkbox"
            className="row-choice not-at-paper"
            aria-label={t('bulk.kies', { naam: item.naam })}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <span className="leerlingen__name">
          <AnimalTile animal={item.dier} /> <span>{item.naam}</span>
        </span>
      </th>
      <td>{item.groep?.naam ?? <span className="soft">{t('zonder')}</span>}</td>
      <td>
        {shortDate(i18n.language, new Date(item.op))}
        {item.door !== '' && <small className="rule-below">{t('bak.door', { naam: item.door })}</small>}
      </td>
      <td>{item.reden}</td>
      <td>
        <span className={item.dagenOver <= NEARLY_EXPIRED ? 'chip chip--rust' : 'chip'}>
          {t('bak.dagen', { count: item.dagenOver })}
        </span>
      </td>
      <td className="not-at-paper leerlingen__actions">
        {mayRestore && (
          <button
            type="button"
            className="button-text"
            disabled={full}
            onClick={onRestore}
            aria-label={t('bak.herstel.van', { naam: item.naam })}
          >
            <Icon name="terug" size={18} /> {t('bak.herstel')}
          </button>
        )}
        {mayErase && (
          <button
            type="button"
            className="button-text"
            onClick={onErase}
            aria-label={t('wis.titel', { naam: item.naam })}
          >
            <Icon name="prullenbak" size={18} />
          </button>
        )}
      </td>
    </tr>
  );
}

function Bin({
  data,
  onCompleted,
  saving,
}: {
  data: Prullenbak;
  onCompleted: (text: string, back: (() => void) | null) => void;
  saving: ReturnType<typeof useSaving>;
}) {
  const { t } = useTranslation(['prullenbak', 'beheer', 'admins']);
  const { adminId } = useSpot();
  const allowed = usePermission(adminId);
  const { data: groepen } = useGroepen(adminId, false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [doel, setDoel] = useState(OWN);
  const [erase, setErase] = useState<PrullenbakItem | null>(null);
  const choice = data.items.filter(({ leerlingId }) => chosen.has(leerlingId));
  const free = data.vrijePlaatsen ?? data.items.length;
  const scheduleReturn = async (items: readonly PrullenbakItem[]) => {
    const ids = items.map(({ leerlingId }) => leerlingId);
    const succeeded = await saving.run(() =>
      restoreLeerlingen(adminId, { ids, ...(doel === OWN ? {} : { groepId: doel }) }),
    );
    if (!succeeded) return;
    setChosen(new Set());
    onCompleted(t('bak.hersteld', { count: ids.length }), () => void saving.run(() => toPrullenbak(adminId, ids, '')));
  };
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((old) => new Set(on ? [...old, ...ids] : [...old].filter((id) => !ids.includes(id))));
  return (
    <>
      {data.vrijePlaatsen === 0 && (
        <p className="places places--full">
          <Icon name="let" size={18} /> {t('bak.vol')}
        </p>
      )}
      <TableBox className="table--fixed" name={t('bak.titel')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`bak.kolom.${column}`)}
              </th>
            ))}
            <th scope="col" className="not-at-paper">
              <span className="only-reader">{t('acties')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((item) => (
            <Row
              key={item.leerlingId}
              item={item}
              gekozen={chosen.has(item.leerlingId)}
              vol={free < 1}
              mayRestore={allowed('prullenbak.herstellen')}
              mayErase={allowed('leerlingen.wissen')}
              onChoose={(on) => choose([item.leerlingId], on)}
              onRestore={() => void scheduleReturn([item])}
              onErase={() => setErase(item)}
            />
          ))}
        </tbody>
      </TableBox>
      {choice.length > 0 && (
        <div className="bulk-bar not-at-paper" role="region" aria-label={t('bulk')}>
          <strong aria-live="polite">{t('bulk.gekozen', { count: choice.length })}</strong>
          <TextField
            select
            label={t('bak.naar')}
            value={doel}
            onChange={({ target }) => setDoel(target.value)}
            sx={{ minWidth: 190 }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value={OWN}>{t('bak.eigen')}</MenuItem>
            {(groepen?.items ?? []).map(({ id, naam: name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <button
            type="button"
            className="button-full"
            disabled={saving.bezig || choice.length > free}
            onClick={() => void scheduleReturn(choice)}
          >
            {t('bak.herstel')}
          </button>
        </div>
      )}
      {erase !== null && (
        <EraseDialog
          adminId={adminId}
          item={erase}
          onSluit={() => setErase(null)}
          onDone={() => {
            onCompleted(t('wis.gedaan', { naam: erase.roepnaam }), null);
            setErase(null);
          }}
        />
      )}
    </>
  );
}

/** `/prullenbak`: who was removed, how long they can come back, and out for ever. */
export function PrullenbakPage() {
  const { t } = useTranslation(['prullenbak', 'beheer', 'admins']);
  const { adminId } = useSpot();
  const { tekst: text, zoek: search, set } = useSearch();
  const [page, setPage] = useState(1);
  const [completed, setDone] = useState<UndoneAction | null>(null);
  const saving = useSaving();
  const state = usePrullenbak(adminId, { pagina: page, zoek: search });
  useTitle(t('bak.titel'));
  const csv = async () => {
    const out = await saving.run(() => readWholePrullenbak(adminId, search));
    if (out !== undefined)
      saveCsv(fileName([t('bak.titel')]), [
        COLUMNS.map((column) => t(`bak.kolom.${column}`)),
        ...out.uit.map((item) => [item.naam, item.groep?.naam ?? '', item.op.slice(0, 10), item.reden, item.wissenOp]),
      ]);
  };
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('bak.titel')}</h1>
          <p>{state.data !== undefined && t('bak.uitleg', { count: state.data.bewaardagen })}</p>
        </div>
        <span className="page-header__buttons not-at-paper">
          <RetentionCard adminId={adminId} />
        </span>
      </div>
      {(state.data?.totaal !== 0 || search !== '') && (
        <div className="filters not-at-paper">
          <TextField
            label={t('admins:leerlingen.zoek')}
            value={text}
            onChange={({ target }) => {
              set(target.value);
              setPage(1);
            }}
            slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
          />
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
      )}
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <State stand={state} skeleton={SKELETON}>
        {(data) => {
          if (data.totaal > 0)
            return (
              <Bin
                data={data}
                saving={saving}
                onCompleted={(zin, restore) => setDone({ key: performance.now(), text: zin, passwordReset: restore })}
              />
            );
          if (search === '')
            return <Empty title={t('bak.leeg')} explanation={t('bak.leeg.uitleg', { count: data.bewaardagen })} />;
          return (
            <Empty title={t('admins:niets')} explanation={t('admins:leerlingen.nietsGevonden', { zoek: search })}>
              <Button variant="outlined" onClick={() => set('')}>
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
          page={page}
          onChange={(_, newOne) => setPage(newOne)}
        />
      )}
      <UndoBar completed={completed} onClose={() => setDone(null)} />
    </>
  );
}
