import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { isBlocking, type EditorRow, type RowDoubt } from './list-rows.ts';
import { SoundCell } from './sound-cell.tsx';
import type { ListEditor } from './use-list-editor.ts';

interface RowProps {
  row: EditorRow;
  doubts: readonly RowDoubt[];
  editor: ListEditor;
  disabled: boolean;
}

function Doubts({ row, doubts }: Pick<RowProps, 'row' | 'doubts'>) {
  const { t } = useTranslation('woordlijsten');
  if (doubts.length === 0 && row.pasted === undefined) return null;
  return (
    <ul className="word-doubts">
      {doubts.map((doubt) => (
        <li key={doubt} className={isBlocking([doubt]) ? 'word-doubts__block' : undefined}>
          <Icon name={isBlocking([doubt]) ? 'sluit' : 'let'} size={15} /> {t(`twijfel.${doubt}`)}
        </li>
      ))}
      {row.pasted !== undefined && <li className="soft">{t('rij.stond', { tekst: row.pasted })}</li>}
    </ul>
  );
}

function GoalCell({ row, editor, disabled }: Omit<RowProps, 'doubts'>) {
  const { t } = useTranslation('woordlijsten');
  const goals = row.found?.doelen ?? [];
  const chosen = row.doelId ?? row.found?.doelId;
  const games = row.found?.spellen.length ?? 0;
  if (chosen === undefined || !goals.some(({ id }) => id === chosen)) return <span className="soft">–</span>;
  return (
    <>
      <TextField
        select
        fullWidth
        size="small"
        value={chosen}
        disabled={disabled}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('rij.doel', { woord: row.spelling }) } } }}
        onChange={({ target }) => editor.change(row.key, { doelId: target.value })}
      >
        {goals.map(({ id, naam: name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <small className="soft">{t('rij.spellen', { count: games })}</small>
    </>
  );
}

function ZinCell({ row, editor, disabled }: Omit<RowProps, 'doubts'>) {
  const { t } = useTranslation('woordlijsten');
  const own = row.zin ?? '';
  const ours = row.found?.ownZin === false ? row.found.zin : undefined;
  return (
    <>
      <TextField
        size="small"
        fullWidth
        multiline
        value={own}
        disabled={disabled}
        placeholder={ours ?? t('rij.zinLeeg')}
        slotProps={{ htmlInput: { 'aria-label': t('rij.zin', { woord: row.spelling }), maxLength: 160 } }}
        onChange={({ target }) => editor.change(row.key, { zin: target.value })}
        onBlur={() => editor.check(row.key)}
      />
      {ours !== undefined && own === '' && <small className="soft">{t('rij.onzeZin')}</small>}
    </>
  );
}

function WordCell({ row, doubts, editor, disabled }: RowProps) {
  const { t } = useTranslation('woordlijsten');
  return (
    <>
      <TextField
        size="small"
        fullWidth
        value={row.spelling}
        disabled={disabled}
        error={isBlocking(doubts)}
        slotProps={{
          htmlInput: {
            'aria-label': t('rij.woord', { nr: row.key + 1 }),
            maxLength: CONSTANTS.OWN_WOORD_MAX,
            lang: 'nl',
          },
        }}
        onChange={({ target }) => editor.change(row.key, { spelling: target.value })}
        onBlur={() => editor.check(row.key)}
      />
      <Doubts row={row} doubts={doubts} />
    </>
  );
}

function WordRow(props: RowProps) {
  const { row, doubts, editor, disabled } = props;
  const { t } = useTranslation('woordlijsten');
  const { found } = row;
  return (
    <tr className={isBlocking(doubts) ? 'word-row word-row--block' : 'word-row'}>
      <th scope="row">
        <WordCell {...props} />
      </th>
      <td>
        <GoalCell row={row} editor={editor} disabled={disabled} />
      </td>
      <td>
        <ZinCell row={row} editor={editor} disabled={disabled} />
      </td>
      <td>
        {!disabled && found !== undefined && (
          <SoundCell
            spelling={found.spelling}
            recordingId={found.recordingId}
            onChange={(id) => editor.setRecording(row.key, id)}
          />
        )}
      </td>
      <td className="not-at-paper">
        {!disabled && (
          <button
            type="button"
            className="button-text"
            onClick={() => editor.remove([row.key])}
            aria-label={t('rij.weg', { woord: row.spelling || (row.pasted ?? '') })}
          >
            <Icon name="prullenbak" size={18} />
          </button>
        )}
      </td>
    </tr>
  );
}

/** Every word with its goal, its sentence and its sound, and what to look at. */
export function WordsTable({ editor, disabled }: { editor: ListEditor; disabled: boolean }) {
  const { t } = useTranslation('woordlijsten');
  return (
    <TableBox name={t('rij.tabel')} className="words-table">
      <thead>
        <tr>
          <th scope="col">{t('kolom.woord')}</th>
          <th scope="col">{t('kolom.doel')}</th>
          <th scope="col">{t('kolom.zin')}</th>
          <th scope="col">{t('kolom.geluid')}</th>
          <th scope="col" className="not-at-paper">
            <span className="only-reader">{t('kolom.weg')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {editor.rows.map((row) => (
          <WordRow
            key={row.key}
            row={row}
            doubts={editor.doubts.get(row.key) ?? []}
            editor={editor}
            disabled={disabled}
          />
        ))}
      </tbody>
    </TableBox>
  );
}
