import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Woordlijst } from '#server/features/woordlijsten/woordlijsten.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { UndoBar, type UndoneAction } from '#web/ui/undo-bar.tsx';
import { changeWoordlijst, createWoordlijst, useWoordlijst } from '../shared/api/woordlijsten.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { withHoofdletter, yearText } from '../shared/jaargroep.ts';
import { Permission } from '../shared/permission.tsx';
import { usePermission } from '../shared/use-permission.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { GiveDialog } from '../shared/woordlijst/give-dialog.tsx';
import { PasteCard } from './paste-card.tsx';
import { useListEditor, type ListEditor } from './use-list-editor.ts';
import { WordsTable } from './words-table.tsx';
import '../shared/woordlijst/woordlijst.css';

const NEW = 'nieuw';
const SKELETON = <CardSkeleton rules={8} />;
const YEARS = [3, 4, 5, 6, 7, 8];

function HeadFields({ editor, disabled }: { editor: ListEditor; disabled: boolean }) {
  const { t } = useTranslation(['woordlijsten', 'woorden']);
  const { head, setHead } = editor;
  return (
    <div className="list-head">
      <TextField
        required
        label={t('hoofd.naam')}
        value={head.naam}
        disabled={disabled}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        onChange={({ target }) => setHead({ naam: target.value })}
      />
      <TextField
        select
        label={t('hoofd.jaar')}
        value={head.jaargroep ?? ''}
        disabled={disabled}
        onChange={({ target }) => setHead({ jaargroep: target.value === '' ? undefined : Number(target.value) })}
      >
        <MenuItem value="">{t('hoofd.elkJaar')}</MenuItem>
        {YEARS.map((year) => (
          <MenuItem key={year} value={year}>
            {withHoofdletter(yearText(t, year))}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('hoofd.wie')}
        value={head.shared}
        disabled={disabled}
        onChange={({ target }) => setHead({ shared: target.value === 'school' ? 'school' : 'ik' })}
      >
        <MenuItem value="ik">{t('hoofd.ik')}</MenuItem>
        <MenuItem value="school">{t('hoofd.school')}</MenuItem>
      </TextField>
    </div>
  );
}

/** What still has to be put right before the list can be kept, and the quick way out. */
function Blocked({ editor, onDone }: { editor: ListEditor; onDone: (done: UndoneAction) => void }) {
  const { t } = useTranslation('woordlijsten');
  const { blocked, rows } = editor;
  if (blocked.length === 0) return null;
  const drop = () => {
    editor.remove(blocked.map(({ key }) => key));
    onDone({
      key: performance.now(),
      text: t('stop.weg', { count: blocked.length }),
      passwordReset: () => editor.putBack(rows),
    });
  };
  return (
    <p className="list-blocked" role="alert">
      <Icon name="let" size={18} />
      <span>{t('stop.uitleg', { count: blocked.length })}</span>
      <button type="button" className="button-text" onClick={drop}>
        {t('stop.knop', { count: blocked.length })}
      </button>
    </p>
  );
}

/** Name of the list, whose it is, and giving it. */
function Header({ list, changed, onGive }: { list: Woordlijst | null; changed: boolean; onGive: () => void }) {
  const { t } = useTranslation('woordlijsten');
  const { adminId } = useSpot();
  const allowed = usePermission(adminId);
  return (
    <div className="page-header">
      <div>
        <Link className="button-text list-back not-at-paper" to=".." relative="path">
          <Icon name="links" size={16} /> {t('alle')}
        </Link>
        <h1>{list?.naam ?? t('nieuw')}</h1>
        {list?.editable === false && <p>{t('vanAnder', { naam: list.maker ?? t('collega') })}</p>}
      </div>
      {list !== null && allowed('oefeninstellingen.wijzigen') && (
        <span className="page-header__buttons not-at-paper">
          <button type="button" className="button-tint" disabled={changed} onClick={onGive}>
            <Icon name="plus" size={18} /> {t('geef')}
          </button>
        </span>
      )}
    </div>
  );
}

/** Keeps the list: the same version that was read, else the newest is told of. */
function useSave(list: Woordlijst | null, editor: ListEditor, onDone: (done: UndoneAction) => void) {
  const { t } = useTranslation('woordlijsten');
  const { adminId, groepId, groepenPath } = useSpot();
  const navigate = useNavigate();
  const saving = useSaving();
  const save = async () => {
    const body = editor.body();
    const out = await saving.run(() =>
      list === null
        ? createWoordlijst(adminId, body)
        : changeWoordlijst(adminId, list.id, { ...body, versie: list.versie }),
    );
    if (out === undefined) return;
    editor.saved(out.uit);
    onDone({ key: performance.now(), text: t('bewaard', { naam: out.uit.naam }), passwordReset: null });
    if (list === null) void navigate(`${groepenPath}/${groepId ?? ''}/woordlijsten/${out.uit.id}`, { replace: true });
  };
  return { saving, save };
}

/** The one button of the page, and what keeps it from working. */
function SaveBar({ editor, busy, onSave }: { editor: ListEditor; busy: boolean; onSave: () => void }) {
  const { t } = useTranslation('woordlijsten');
  const { changed, rows, blocked, head } = editor;
  const nameless = head.naam.trim() === '';
  const ready = changed && rows.length > 0 && blocked.length === 0 && !nameless;
  return (
    <div className="list-save">
      <button type="button" className="button-full" disabled={!ready || busy} onClick={onSave}>
        <Icon name="vink" size={18} /> {t('bewaar')}
      </button>
      <span role="status" className="soft">
        {changed ? t(nameless ? 'naamNodig' : 'nietBewaard') : ''}
      </span>
    </div>
  );
}

type OnDone = (done: UndoneAction) => void;

/** What a teacher can do with a list that may be changed. */
function Work({ list, editor, onDone }: { list: Woordlijst | null; editor: ListEditor; onDone: OnDone }) {
  const { saving, save } = useSave(list, editor, onDone);
  return (
    <>
      <PasteCard full={editor.rows.length >= CONSTANTS.WOORDLIJST_MAX} onPaste={editor.paste} />
      {editor.looking.fout !== null && <ErrorNotice fout={editor.looking.fout} onRetry={editor.lookAgain} />}
      {editor.rows.length > 0 && <WordsTable editor={editor} disabled={false} />}
      <Blocked editor={editor} onDone={onDone} />
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void save()} />}
      <SaveBar editor={editor} busy={saving.bezig} onSave={() => void save()} />
    </>
  );
}

function Editor({ list, onDone }: { list: Woordlijst | null; onDone: OnDone }) {
  const { t } = useTranslation('woordlijsten');
  const { adminId } = useSpot();
  const allowed = usePermission(adminId);
  const editor = useListEditor(adminId, list);
  const [giving, setGiving] = useState(false);
  const disabled = !allowed('woordlijsten.wijzigen') || list?.editable === false;
  useTitle(list?.naam ?? t('nieuw'));
  return (
    <>
      <Header list={list} changed={editor.changed} onGive={() => setGiving(true)} />
      <HeadFields editor={editor} disabled={disabled} />
      {disabled ? <WordsTable editor={editor} disabled /> : <Work list={list} editor={editor} onDone={onDone} />}
      {giving && list !== null && <GiveDialog list={list} onClose={() => setGiving(false)} onDone={onDone} />}
    </>
  );
}

function StoredList({ adminId, id, onDone }: { adminId: string; id: string; onDone: OnDone }) {
  const { t } = useTranslation('woordlijsten');
  const list = useWoordlijst(adminId, id);
  return (
    <>
      {list.data === undefined && (
        <div className="page-header">
          <h1>{t('titel')}</h1>
        </div>
      )}
      <State stand={list} skeleton={SKELETON}>
        {(data) => <Editor key={`${data.id}-${data.versie}`} list={data} onDone={onDone} />}
      </State>
    </>
  );
}

/** One word list: paste, look, put right, keep, give. */
export function WoordlijstPage() {
  const { t } = useTranslation('woordlijsten');
  const { adminId } = useSpot();
  const { woordlijstId = NEW } = useParams();
  // Stays while the editor begins anew with what was kept.
  const [done, setDone] = useState<UndoneAction | null>(null);
  return (
    <Permission actie="woordlijsten.lezen" titel={t('titel')}>
      {woordlijstId === NEW ? (
        <Editor list={null} onDone={setDone} />
      ) : (
        <StoredList adminId={adminId} id={woordlijstId} onDone={setDone} />
      )}
      <UndoBar completed={done} onClose={() => setDone(null)} />
    </Permission>
  );
}
