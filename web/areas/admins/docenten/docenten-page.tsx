import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Docent, Docenten, StaffRole } from '#server/features/docenten/docenten.contract.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { fits } from '../shared/leerlingen/name.ts';
import { Permission, useAccess } from '../shared/permission.tsx';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { useDocenten } from './api.ts';
import { DocentDialog } from './docent-dialog.tsx';
import { DocentenTable, sortDocenten, type DocentColumn, type DocentOrder } from './docenten-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { UitnodigingenTable } from './uitnodigingen-table.tsx';
import './docenten.css';

const SKELETON = <TableSkeleton rows={6} />;
const rolesOf = (kind: string | undefined): readonly StaffRole[] =>
  kind === 'rt' ? ['rtadmin'] : ['docent', 'schooladmin'];

function List({
  adminId,
  data,
  onOpen,
  onInvite,
}: {
  adminId: string;
  data: Docenten;
  onOpen: ((docent: Docent) => void) | null;
  onInvite: (() => void) | null;
}) {
  const { t } = useTranslation(['docenten', 'uitnodigingen', 'admins']);
  const [search, setSearch] = useState('');
  const [sortOrder, setSortOrder] = useState<DocentOrder>({ column: 'naam', descending: false });
  const { data: admin } = useAdmin(adminId);
  const items = sortDocenten(
    data.items.filter((docent) => fits(`${docent.naam} ${docent.email ?? ''}`, search)),
    sortOrder,
  );
  const onSort = (column: DocentColumn) =>
    setSortOrder((old) => ({ column, descending: old.column === column && !old.descending }));
  const csv = () =>
    saveCsv(fileName([admin?.naam ?? '', t('titel')]), [
      [t('kolom.naam'), t('kolom.email'), t('rol'), t('groepen'), t('kolom.laatst')],
      ...items.map((d) => [
        d.naam,
        d.email ?? '',
        t(`rol.${d.rol}`),
        d.groepen.map(({ naam: name }) => name).join(', '),
        d.laatsteLogin ?? '',
      ]),
    ]);
  return (
    <>
      <div className="filters not-at-paper">
        <TextField
          label={t('zoek')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
        />
        <span className="filters__buttons">
          <Button variant="outlined" startIcon={<Icon name="download" size={18} />} onClick={csv}>
            {t('admins:csv')}
          </Button>
          <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
            {t('admins:print')}
          </Button>
        </span>
      </div>
      {items.length === 0 ? (
        <Empty title={t('admins:niets')} explanation={t('nietsGevonden', { zoek: search })}>
          <Button variant="outlined" onClick={() => setSearch('')}>
            {t('admins:filters.wis')}
          </Button>
        </Empty>
      ) : (
        <DocentenTable items={items} sortOrder={sortOrder} onSort={onSort} onOpen={onOpen} />
      )}
      {isAlone(data) && onInvite !== null && (
        <Empty title={t('leeg')} explanation={t('leeg.uitleg')}>
          <Button variant="contained" onClick={onInvite}>
            {t('uitnodigen')}
          </Button>
        </Empty>
      )}
    </>
  );
}

const isAlone = (data: Docenten | undefined): boolean => data?.items.length === 1 && data.uitnodigingen.length === 0;
const actionsOf = ({ mag: allowed, readOnly }: ReturnType<typeof useAccess>): 'geen' | 'uit' | 'aan' =>
  allowed ? (readOnly ? 'uit' : 'aan') : 'geen';

function ScreenOf() {
  const { t } = useTranslation(['docenten', 'uitnodigingen', 'admins']);
  const { adminId } = useSpot();
  const docenten = useDocenten(adminId);
  const { data: admin } = useAdmin(adminId);
  const permission = useAccess('docenten.wijzigen');
  const [open, setOpen] = useState<Docent | 'nieuw' | null>(null);
  const [notice, setNotice] = useState('');
  const roles = rolesOf(admin?.soort);
  const done = (zin: string) => {
    setOpen(null);
    setNotice(zin);
    void docenten.mutate();
  };
  const actions = actionsOf(permission);
  const mayChange = actions === 'aan';
  const only = isAlone(docenten.data);
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t(permission.mag ? 'uitleg' : 'uitleg.lezen')}</p>
        </div>
        {permission.mag && !only && (
          <span className="page-header__buttons not-at-paper">
            <Button
              variant="contained"
              disabled={permission.readOnly}
              title={permission.readOnly ? t('alleenLezen') : ''}
              onClick={() => setOpen('nieuw')}
            >
              {t('uitnodigen')}
            </Button>
          </span>
        )}
      </div>
      {notice !== '' && (
        <Alert severity="success" onClose={() => setNotice('')}>
          {notice}
        </Alert>
      )}
      <State stand={docenten} skeleton={SKELETON}>
        {(data) => (
          <>
            <List
              adminId={adminId}
              data={data}
              onOpen={mayChange ? setOpen : null}
              onInvite={mayChange ? () => setOpen('nieuw') : null}
            />
            <UitnodigingenTable adminId={adminId} items={data.uitnodigingen} actions={actions} onDone={done} />
          </>
        )}
      </State>
      {open === 'nieuw' && (
        <InviteDialog
          adminId={adminId}
          rollen={roles}
          onDone={() => done(t('uitgenodigd'))}
          onSluit={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'nieuw' && (
        <DocentDialog
          adminId={adminId}
          docent={open}
          rollen={roles}
          onDone={() => done(t('bewaard'))}
          onSluit={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** The people who work here, and who was invited. */
export function DocentenPage() {
  const { t } = useTranslation(['docenten', 'uitnodigingen']);
  useTitle(t('titel'));
  return (
    <Permission actie="docenten.lezen" titel={t('titel')}>
      <ScreenOf />
    </Permission>
  );
}
