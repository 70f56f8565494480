import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { rereadUnread } from '../shared/api/berichten.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission } from '../shared/permission.tsx';
import { setMail, useInbox, type Folder } from './api.ts';
import { BerichtPane } from './bericht-pane.tsx';
import { InboxList } from './inbox-list.tsx';
import { WriteDialog } from './write-dialog.tsx';
import './berichten.css';

const SKELETON = <TableSkeleton rows={5} />;
const FOLDERS: readonly Folder[] = ['in', 'archief'];

function MailSwitch({ adminId, on, onChanged }: { adminId: string; on: boolean; onChanged: () => void }) {
  const { t } = useTranslation('berichten');
  const saving = useSaving();
  const change = async (to: boolean): Promise<void> => {
    if ((await saving.run(() => setMail(adminId, to))) !== undefined) onChanged();
  };
  return (
    <>
      <FormControlLabel
        control={<Switch checked={on} disabled={saving.bezig} onChange={({ target }) => void change(target.checked)} />}
        label={t('mail')}
      />
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void change(!on)} />}
    </>
  );
}

function Nothing({ folder, search }: { folder: Folder; search: string }) {
  const { t } = useTranslation('berichten');
  const kind = search !== '' ? 'zoek' : folder;
  return <Empty title={t(`leeg.${kind}.titel`)} explanation={t(`leeg.${kind}.uitleg`)} />;
}

function ScreenOf() {
  const { t } = useTranslation('berichten');
  const { adminId } = useSpot();
  const { berichtId } = useParams();
  const navigate = useNavigate();
  const [folder, setFolder] = useState<Folder>('in');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [writing, setWriting] = useState(false);
  const inbox = useInbox(adminId, { map: folder, zoek: search });
  const { mutate } = inbox;
  const base = `/admins/${adminId}/berichten`;
  const changed = useCallback(() => {
    void mutate();
    void rereadUnread(adminId);
  }, [mutate, adminId]);
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        <Button variant="contained" startIcon={<Icon name="potlood" size={18} />} onClick={() => setWriting(true)}>
          {t('nieuw')}
        </Button>
      </div>
      <div className="inbox-tools">
        <ToggleButtonGroup
          exclusive
          value={folder}
          aria-label={t('map')}
          onChange={(_, next: Folder | null) => next !== null && setFolder(next)}
        >
          {FOLDERS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`map.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          label={t('zoek')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
        />
        {inbox.data !== undefined && <MailSwitch adminId={adminId} on={inbox.data.mail} onChanged={changed} />}
      </div>
      <div className="inbox-panes" data-open={berichtId !== undefined || undefined}>
        <div className="inbox-panes__list">
          <State stand={inbox} skeleton={SKELETON}>
            {({ items }) =>
              items.length === 0 ? <Nothing folder={folder} search={search} /> : <InboxList items={items} base={base} />
            }
          </State>
        </div>
        {berichtId !== undefined && (
          <BerichtPane key={berichtId} spot={{ adminId, berichtId }} base={base} onChanged={changed} />
        )}
      </div>
      {writing && (
        <WriteDialog
          adminId={adminId}
          onClose={() => setWriting(false)}
          onSent={({ id }) => {
            setWriting(false);
            setFolder('in');
            changed();
            void navigate(`${base}/${id}`);
          }}
        />
      )}
    </>
  );
}

/** `/berichten`: what our office says, and writing to it. */
export function BerichtenPage() {
  const { t } = useTranslation('berichten');
  useTitle(t('titel'));
  return (
    <Permission actie="berichten.lezen" titel={t('titel')}>
      <ScreenOf />
    </Permission>
  );
}
