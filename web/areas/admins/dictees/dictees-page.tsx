import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DicteeList } from '#server/features/dictees/dictees.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useDictees } from '../shared/api/dictees.api.ts';
import { useWeekPlan } from '../shared/api/week-plans.api.ts';
import { useWoordlijsten } from '../shared/api/woordlijsten.api.ts';
import { dateText } from '#web/platform/date-text.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission } from '../shared/permission.tsx';
import { usePermission } from '../shared/use-permission.ts';
import { NewDicteeDialog } from './new-dictee-dialog.tsx';

const SKELETON = <TableSkeleton />;
const CHIP = { klaar: 'chip', bezig: 'chip chip--sea', gesloten: 'chip chip--correct' } as const;

function Rows({ items }: { items: DicteeList['items'] }) {
  const { t, i18n } = useTranslation('dictees');
  return (
    <TableBox name={t('titel')} className="table--fixed">
      <thead>
        <tr>
          {(['naam', 'stand', 'woorden', 'leerlingen', 'op'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`kolom.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              <Link to={item.id}>{item.titel}</Link>
            </th>
            <td>
              <span className={CHIP[item.stand]}>{t(`stand.${item.stand}`)}</span>
            </td>
            <td>{item.woorden}</td>
            <td>{item.deelnemers}</td>
            <td>{dateText(i18n.language, new Date(item.op))}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

function Content() {
  const { t } = useTranslation('dictees');
  const { adminId, groepId = null } = useSpot();
  const canMake = usePermission(adminId)('dictees.afnemen');
  const dictees = useDictees(adminId, groepId ?? '');
  const plan = useWeekPlan({ adminId, groepId: groepId ?? '' });
  const lists = useWoordlijsten(adminId);
  const [open, setOpen] = useState(false);
  const button = canMake && (
    <button type="button" className="button-full" onClick={() => setOpen(true)}>
      <Icon name="plus" size={18} /> {t('nieuw.titel')}
    </button>
  );
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        {(dictees.data?.items.length ?? 0) > 0 && <span className="page-header__buttons not-at-paper">{button}</span>}
      </div>
      <State stand={dictees} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('leeg')} explanation={t('leeg.uitleg')}>
              {button}
            </Empty>
          ) : (
            <Rows items={items} />
          )
        }
      </State>
      {open && <NewDicteeDialog plan={plan.data} lists={lists.data} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Dictations of a group: made from a list or from the week, and what came of them. */
export function DicteesPage() {
  const { t } = useTranslation('dictees');
  useTitle(t('titel'));
  return (
    <Permission actie="dictees.afnemen" titel={t('titel')}>
      <Content />
    </Permission>
  );
}
