import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { newToetsSchema, type ToetsList } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { createToets, useToetsen } from '../shared/api/methodetoetsen.api.ts';
import { FormDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { ToetsState } from '../shared/methodetoets/feature-off.tsx';
import { STATUS_CHIP, windowText } from '../shared/methodetoets/toets-text.ts';
import { Permission } from '../shared/permission.tsx';
import { usePermission } from '../shared/use-permission.ts';
import '../shared/methodetoets/methodetoets.css';

const SKELETON = <TableSkeleton />;

function NewToetsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('methodetoetsen');
  const { adminId, groepId, groepenPath } = useSpot();
  const navigate = useNavigate();
  const form = useForm({
    begin: { titel: '' },
    schema: newToetsSchema,
    submit: async ({ titel: title }) => {
      const created = await createToets(adminId, groepId ?? '', title);
      void navigate(`${groepenPath}/${groepId ?? ''}/methodetoetsen/${created.id}`);
    },
  });
  return (
    <FormDialog titel={t('nieuw.titel')} knop={t('nieuw.knop')} form={form} onSluit={onClose}>
      <p>{t('nieuw.uitleg')}</p>
      <Field
        formulier={form}
        naam="titel"
        label={t('titel.label')}
        line={{ n: 80 }}
        field={{ autoFocus: true, required: true }}
      />
    </FormDialog>
  );
}

function Row({ item }: { item: ToetsList['items'][number] }) {
  const { t, i18n } = useTranslation('methodetoetsen');
  const taken = item.status !== 'concept' && item.status !== 'gepland';
  return (
    <tr>
      <th scope="row">
        <Link to={item.id}>{item.titel}</Link>
        <small className="rule-below">{t(`soort.${item.soort}`)}</small>
      </th>
      <td>
        <span className={STATUS_CHIP[item.status]}>{t(`stand.${item.status}`)}</span>
      </td>
      <td>{windowText(i18n.language, item.vensterVan, item.vensterTot) || t('lijst.geenMoment')}</td>
      <td className="table__number">{item.woorden}</td>
      <td>
        {t(taken ? 'lijst.gemaakt' : 'lijst.voor', { count: item.deelnemers, gemaakt: item.ingeleverd })}
        {item.gemist > 0 && <small className="rule-below">{t('lijst.gemist', { count: item.gemist })}</small>}
      </td>
      <td className="table__number">{item.average === undefined ? '' : t('pct', { pct: item.average })}</td>
    </tr>
  );
}

function Rows({ items, onNew }: { items: ToetsList['items']; onNew: (() => void) | null }) {
  const { t } = useTranslation('methodetoetsen');
  if (items.length === 0)
    return (
      <Empty title={t('leeg')} explanation={t('leeg.uitleg')}>
        {onNew !== null && (
          <button type="button" className="button-full" onClick={onNew}>
            <Icon name="plus" size={18} /> {t('nieuw.titel')}
          </button>
        )}
      </Empty>
    );
  return (
    <TableBox name={t('titel')} className="table--fixed">
      <thead>
        <tr>
          {(['toets', 'stand', 'wanneer', 'woorden', 'leerlingen', 'average'] as const).map((column) => (
            <th
              key={column}
              scope="col"
              className={column === 'woorden' || column === 'average' ? 'table__number' : ''}
            >
              {t(`kolom.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </tbody>
    </TableBox>
  );
}

function Content() {
  const { t } = useTranslation('methodetoetsen');
  const { adminId, groepId } = useSpot();
  const allowed = usePermission(adminId);
  const list = useToetsen(adminId, groepId ?? '');
  const [open, setOpen] = useState(false);
  const onNew = allowed('methodetoetsen.beheren') ? () => setOpen(true) : null;
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        {onNew !== null && list.data !== undefined && list.data.items.length > 0 && (
          <span className="page-header__buttons not-at-paper">
            <button type="button" className="button-full" onClick={onNew}>
              <Icon name="plus" size={18} /> {t('nieuw.titel')}
            </button>
          </span>
        )}
      </div>
      <ToetsState stand={list} skeleton={SKELETON}>
        {(data) => <Rows items={data.items} onNew={onNew} />}
      </ToetsState>
      {open && <NewToetsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The tests that a group takes from its own method. */
export function MethodetoetsenPage() {
  const { t } = useTranslation('methodetoetsen');
  useTitle(t('titel'));
  return (
    <Permission actie="methodetoetsen.lezen" titel={t('titel')}>
      <Content />
    </Permission>
  );
}
