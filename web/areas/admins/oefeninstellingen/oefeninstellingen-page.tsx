import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OefeninstellingItem } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { UndoBar } from '#web/ui/undo-bar.tsx';
import { useOefeninstellingen } from '../shared/api/practice.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { deviationText, summaryText } from '../shared/oefeninstelling/setting-text.ts';
import { useAccess } from '../shared/permission.tsx';
import { usePermission } from '../shared/use-permission.ts';
import { MoveHandle } from './move-handle.tsx';
import { useOrder } from './use-order.ts';
import { NewSettingDialog } from './new-setting-dialog.tsx';
import '../shared/oefeninstelling/setting.css';

const SKELETON = <CardsSkeleton cards={3} rules={3} plate={0} />;

/** A setting of the group that nobody uses: not the standard, and not of a subgroup or a leerling. */
const isUnused = (item: OefeninstellingItem): boolean => item.scope === 'groep' && !item.isStandaard;

/** What a setting is to the group: its standard, unused, or the named one of a subgroup. */
function SettingChip({ item }: { item: OefeninstellingItem }) {
  const { t } = useTranslation('oefeninstelling');
  if (item.isStandaard) return <span className="chip chip--correct">{t('lijst.standaard')}</span>;
  if (item.scope === 'subgroep') return <span className="chip setting-card__name">{item.naam}</span>;
  return isUnused(item) ? <span className="chip">{t('lijst.ongebruikt')}</span> : null;
}

/** What a setting is called in the list: by its name, or by whom it is for. */
const nameOf = (item: OefeninstellingItem): string =>
  item.scope === 'groep' ? item.naam : (item.forWhom ?? item.naam);

function SettingCard({ item, text, handle }: { item: OefeninstellingItem; text: string; handle: ReactNode }) {
  const { t } = useTranslation('oefeninstelling');
  const { groepenPath, groepId } = useSpot();
  const groep = `${groepenPath}/${groepId ?? ''}`;
  const to =
    item.scope === 'leerling'
      ? `${groep}/leerlingen/${item.scopeId}/oefeninstellingen`
      : `${groep}/oefeninstellingen/${item.id}`;
  const name = nameOf(item);
  const unused = isUnused(item);
  return (
    <li className={item.isStandaard ? 'setting-card setting-card--standard' : 'setting-card'} data-setting={item.id}>
      <div className="setting-card__header">
        <h3>{name}</h3>
        <span className="setting-card__signs">
          <SettingChip item={item} />
          {handle}
        </span>
      </div>
      <p>{text}</p>
      <div className="setting-card__foot">
        <small>{unused ? '' : t('lijst.voor', { count: item.aantal })}</small>
        <Link className="button-text" to={to} aria-label={t('lijst.open', { naam: name })}>
          {t('lijst.openen')} <Icon name="pijl" size={18} />
        </Link>
      </div>
    </li>
  );
}

/** Items of a list in the order that somebody is laying. */
function laidOut(items: readonly OefeninstellingItem[], laid: readonly string[] | null): OefeninstellingItem[] {
  if (laid === null) return [...items];
  const place = ({ id }: OefeninstellingItem): number => laid.indexOf(id);
  return items.every((item) => item.isStandaard || place(item) >= 0)
    ? items.toSorted((a, b) => place(a) - place(b))
    : [...items];
}

function Lists({ items }: { items: readonly OefeninstellingItem[] }) {
  const { t, i18n } = useTranslation(['oefeninstelling', 'beheer', 'woorden']);
  const { adminId, groepId } = useSpot();
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const order = useOrder({ adminId, groepId: groepId ?? '' }, (name) => t('volgorde.klaar', { naam: name }));
  const standard = items.find((item) => item.isStandaard);
  const textOf = (item: OefeninstellingItem): string =>
    item.scope !== 'groep' && standard !== undefined
      ? deviationText(t, i18n.language, { base: standard.instelling, own: item.instelling })
      : summaryText(t, item.instelling);
  return (
    <>
      {(['groep', 'subgroep', 'leerling'] as const).map((scope) => {
        const own = laidOut(
          items.filter((item) => item.scope === scope),
          order.laid,
        );
        const ids = own.filter((item) => !item.isStandaard).map(({ id }) => id);
        const movable = allowed && !readOnly && scope !== 'leerling' && ids.length > 1;
        if (own.length === 0 && scope === 'subgroep') return null;
        return (
          <section key={scope} className="setting-block" aria-labelledby={`scope-${scope}`}>
            <h2 id={`scope-${scope}`}>{t(`lijst.${scope}`)}</h2>
            {own.length === 0 && <p className="soft">{t('lijst.leerling.geen')}</p>}
            <ul className="setting-list">
              {own.map((item) => (
                <SettingCard
                  key={item.id}
                  item={item}
                  text={textOf(item)}
                  handle={
                    movable &&
                    !item.isStandaard && <MoveHandle id={item.id} name={nameOf(item)} ids={ids} order={order} />
                  }
                />
              ))}
            </ul>
          </section>
        );
      })}
      {order.saving.fout !== null && <ErrorNotice fout={order.saving.fout} onRetry={order.saving.wis} />}
      <UndoBar completed={order.done} onClose={order.forget} />
    </>
  );
}

/** What the group practises, and who practises something else. */
export function OefeninstellingenPage() {
  const { t } = useTranslation('oefeninstelling');
  const { adminId, groepId } = useSpot();
  const allowed = usePermission(adminId);
  const settings = useOefeninstellingen(adminId, groepId ?? '');
  const [open, setOpen] = useState(false);
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('lijst.uitleg')}</p>
        </div>
        {settings.data !== undefined && allowed('oefeninstellingen.wijzigen') && (
          <span className="page-header__buttons not-at-paper">
            <button type="button" className="button-full" onClick={() => setOpen(true)}>
              <Icon name="plus" size={18} /> {t('lijst.nieuw')}
            </button>
          </span>
        )}
      </div>
      <State stand={settings} skeleton={SKELETON}>
        {(data) => <Lists items={data.items} />}
      </State>
      {open && <NewSettingDialog adminId={adminId} groepId={groepId ?? ''} onClose={() => setOpen(false)} />}
    </>
  );
}
