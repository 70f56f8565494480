import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ClassDictee, DicteeStep } from '#server/features/dictees/dictees.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { removeDictee, stepDictee } from '../shared/api/dictees.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { AnswersTable } from './answers-table.tsx';
import { ScriptCard } from './script-card.tsx';
import { useLiveDictee } from './use-live-dictee.ts';
import './dictee.css';

const SKELETON = <CardSkeleton rules={8} />;

function Header({ dictee, onRemove }: { dictee: ClassDictee | undefined; onRemove: () => void }) {
  const { t } = useTranslation('dictee-panel');
  return (
    <div className="page-header">
      <div>
        <Link className="button-text not-at-paper" to=".." relative="path">
          <Icon name="links" size={16} /> {t('alle')}
        </Link>
        <h1>{dictee?.titel ?? t('titel')}</h1>
        {dictee?.stand === 'gesloten' && <p>{t('gesloten')}</p>}
      </div>
      <span className="page-header__buttons not-at-paper">
        {dictee?.stand === 'klaar' && (
          <button type="button" className="button-text" onClick={onRemove}>
            <Icon name="prullenbak" size={18} /> {t('verwijder')}
          </button>
        )}
        {dictee !== undefined && (
          <button type="button" className="button-tint" onClick={() => window.print()}>
            <Icon name="print" size={18} /> {t('print')}
          </button>
        )}
      </span>
    </div>
  );
}

/** Words and sentences under each other, for who reads from paper; on the screen before it begins. */
function Script({ dictee }: { dictee: ClassDictee }) {
  const { t } = useTranslation('dictee-panel');
  return (
    <section className={dictee.stand === 'klaar' ? 'dictee-list' : 'dictee-list dictee-list--paper'}>
      <h2>{t('blad')}</h2>
      <ol>
        {dictee.woorden.map(({ woord, zin }) => (
          <li key={woord}>
            <strong>{woord}</strong> {zin}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Content() {
  const { adminId } = useSpot();
  const { dicteeId = '' } = useParams();
  const navigate = useNavigate();
  const dictee = useLiveDictee({ adminId, dicteeId });
  const saving = useSaving();
  const step = async (body: DicteeStep) => {
    const done = await saving.run(() => stepDictee({ adminId, dicteeId }, body));
    if (done !== undefined) void dictee.mutate(done.uit, { revalidate: false });
  };
  const remove = async () => {
    const done = await saving.run(() => removeDictee({ adminId, dicteeId }));
    if (done !== undefined) void navigate('..', { relative: 'path' });
  };
  return (
    <>
      <Header dictee={dictee.data} onRemove={() => void remove()} />
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <State stand={dictee} skeleton={SKELETON}>
        {(data) => (
          <>
            <ScriptCard dictee={data} saving={saving} onStep={(body) => void step(body)} />
            {data.stand !== 'klaar' && <AnswersTable dictee={data} />}
            <Script dictee={data} />
          </>
        )}
      </State>
    </>
  );
}

/** One dictation: reading it aloud, and what everybody writes while it goes on. */
export function DicteePage() {
  const { t } = useTranslation('dictee-panel');
  useTitle(t('titel'));
  return (
    <Permission actie="dictees.afnemen" titel={t('titel')}>
      <Content />
    </Permission>
  );
}
