import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OefeninstellingItem } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useOefeninstellingen } from '../shared/api/practice.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { deviationText, summaryText } from '../shared/oefeninstelling/setting-text.ts';
import { usePermission } from '../shared/use-permission.ts';
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

function SettingCard({ item, text }: { item: OefeninstellingItem; text: string }) {
  const { t } = useTranslation('oefeninstelling');
  const { groepenPath, groepId } = useSpot();
  const groep = `${groepenPath}/${groepId ?? ''}`;
  const to =
    item.scope === 'leerling'
      ? `${groep}/leerlingen/${item.scopeId}/oefeninstellingen`
      : `${groep}/oefeninstellingen/${item.id}`;
  const name = item.scope === 'groep' ? item.naam : (item.forWhom ?? item.naam);
  const unused = isUnused(item);
  return (
    <li className={item.isStandaard ? 'setting-card setting-card--standard' : 'setting-card'}>
      <div className="setting-card__header">
        <h3>{name}</h3>
        <SettingChip item={item} />
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

function Lists({ items }: { items: readonly OefeninstellingItem[] }) {
  const { t, i18n } = useTranslation(['oefeninstelling', 'beheer', 'woorden']);
  const standard = items.find((item) => item.isStandaard);
  const textOf = (item: OefeninstellingItem): string =>
    item.scope !== 'groep' && standard !== undefined
      ? deviationText(t, i18n.language, { base: standard.instelling, own: item.instelling })
      : summaryText(t, item.instelling);
  return (
    <>
      {(['groep', 'subgroep', 'leerling'] as const).map((scope) => {
        const own = items.filter((item) => item.scope === scope);
        if (own.length === 0 && scope === 'subgroep') return null;
        return (
          <section key={scope} className="setting-block" aria-labelledby={`scope-${scope}`}>
            <h2 id={`scope-${scope}`}>{t(`lijst.${scope}`)}</h2>
            {own.length === 0 && <p className="soft">{t('lijst.leerling.geen')}</p>}
            <ul className="setting-list">
              {own.map((item) => (
                <SettingCard key={item.id} item={item} text={textOf(item)} />
              ))}
            </ul>
          </section>
        );
      })}
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
