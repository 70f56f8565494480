import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WoordlijstItem } from '#server/features/woordlijsten/woordlijsten.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { UndoBar, type UndoneAction } from '#web/ui/undo-bar.tsx';
import { removeWoordlijst, restoreWoordlijst, useWoordlijsten } from '../shared/api/woordlijsten.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { yearText } from '../shared/jaargroep.ts';
import { usePermission } from '../shared/use-permission.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { GiveDialog } from '../shared/woordlijst/give-dialog.tsx';
import '../shared/woordlijst/woordlijst.css';

const SKELETON = <CardsSkeleton cards={3} rules={2} plate={0} />;

interface CardProps {
  item: WoordlijstItem;
  canGive: boolean;
  onGive: () => void;
  onRemove: () => void;
}

function ListCard({ item, canGive, onGive, onRemove }: CardProps) {
  const { t } = useTranslation(['woordlijsten', 'woorden']);
  const { groepenPath, groepId } = useSpot();
  const words = item.voorbeelden.join(', ');
  return (
    <li className="list-card">
      <div className="list-card__head">
        <h2>
          <Link to={`${groepenPath}/${groepId ?? ''}/woordlijsten/${item.id}`}>{item.naam}</Link>
        </h2>
        {item.gedeeld === 'school' && <span className="chip chip--sea">{t('lijst.gedeeld')}</span>}
      </div>
      <p className="list-card__words">{item.aantal > item.voorbeelden.length ? `${words} …` : words}</p>
      <p className="soft">
        {[
          t('lijst.aantal', { count: item.aantal }),
          item.jaargroep === undefined ? '' : yearText(t, item.jaargroep),
          item.editable || item.maker === undefined ? '' : t('lijst.van', { naam: item.maker }),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <div className="list-card__foot not-at-paper">
        {canGive && (
          <button
            type="button"
            className="button-tint"
            onClick={onGive}
            aria-label={t('lijst.geef', { naam: item.naam })}
          >
            <Icon name="plus" size={18} /> {t('geef')}
          </button>
        )}
        {item.editable && (
          <button
            type="button"
            className="button-text"
            onClick={onRemove}
            aria-label={t('lijst.verwijder', { naam: item.naam })}
          >
            <Icon name="prullenbak" size={18} /> {t('verwijder')}
          </button>
        )}
      </div>
    </li>
  );
}

/** Says that a list is gone, with the way back. */
const removedAction = (text: string, back: () => void): UndoneAction => ({
  key: performance.now(),
  text,
  passwordReset: back,
});

function Lists({ items, onDone }: { items: readonly WoordlijstItem[]; onDone: (done: UndoneAction) => void }) {
  const { t } = useTranslation('woordlijsten');
  const { adminId } = useSpot();
  const allowed = usePermission(adminId);
  const saving = useSaving();
  const [given, setGiven] = useState<WoordlijstItem | null>(null);
  const remove = async (item: WoordlijstItem) => {
    const done = await saving.run(() => removeWoordlijst(adminId, item.id));
    if (done === undefined) return;
    onDone(removedAction(t('lijst.weg', { naam: item.naam }), () => void restoreWoordlijst(adminId, item.id)));
  };
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <ul className="list-cards">
        {items.map((item) => (
          <ListCard
            key={item.id}
            item={item}
            canGive={allowed('oefeninstellingen.wijzigen')}
            onGive={() => setGiven(item)}
            onRemove={() => void remove(item)}
          />
        ))}
      </ul>
      {given !== null && <GiveDialog list={given} onClose={() => setGiven(null)} onDone={onDone} />}
    </>
  );
}

/** Word lists of the teacher and of the school. */
export function WoordlijstenPage() {
  const { t } = useTranslation('woordlijsten');
  const { adminId } = useSpot();
  const allowed = usePermission(adminId);
  const lists = useWoordlijsten(adminId);
  const [done, setDone] = useState<UndoneAction | null>(null);
  const canMake = allowed('woordlijsten.wijzigen');
  useTitle(t('titel'));
  const button = (
    <Link className="button-full" to="nieuw">
      <Icon name="plus" size={18} /> {t('lijst.nieuw')}
    </Link>
  );
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        {canMake && (lists.data?.items.length ?? 0) > 0 && (
          <span className="page-header__buttons not-at-paper">{button}</span>
        )}
      </div>
      <State stand={lists} skeleton={SKELETON}>
        {(data) =>
          data.items.length === 0 ? (
            <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')}>
              {canMake && button}
            </Empty>
          ) : (
            <Lists items={data.items} onDone={setDone} />
          )
        }
      </State>
      <UndoBar completed={done} onClose={() => setDone(null)} />
    </>
  );
}
