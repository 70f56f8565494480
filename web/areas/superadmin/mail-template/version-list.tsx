import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { TemplateSpot, TemplateVersion } from '#server/features/mail-templates/mail-templates.contract.ts';
import { momentText } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useTemplateVersions } from './api.ts';

const SKELETON = <CardSkeleton rules={3} />;
const CHIP = { concept: 'chip chip--sun', gepubliceerd: 'chip chip--correct', vervangen: 'chip' } as const;

interface Props {
  spot: TemplateSpot;
  busy: boolean;
  onRestore: (version: number) => void;
}

function Version({ version, busy, onRestore }: { version: TemplateVersion } & Omit<Props, 'spot'>) {
  const { t, i18n } = useTranslation('mail-template');
  const { versie: nr, status, wie: who, op: moment, onderwerp: subject, tekst: text } = version;
  const when = moment === null ? '' : momentText(i18n.language, new Date(moment));
  return (
    <li>
      <details className="mail-version">
        <summary>
          <strong>{nr === 0 ? t('versie.meegeleverd') : t('versie', { nr })}</strong>
          <span className={CHIP[status]}>{t(`stand.${status}`)}</span>
          <span className="soft">{[who, when].filter((part) => part !== '').join(', ')}</span>
        </summary>
        <pre>{`${subject}\n\n${text}`}</pre>
        {status === 'vervangen' && (
          <Button variant="outlined" size="small" disabled={busy} onClick={() => onRestore(nr)}>
            {t('terugzetten')}
          </Button>
        )}
      </details>
    </li>
  );
}

/** Everything this mail once said, and the way back to it. */
export function VersionList({ spot, busy, onRestore }: Props) {
  const { t } = useTranslation('mail-template');
  const state = useTemplateVersions(spot);
  return (
    <section className="office-card" aria-labelledby="versies">
      <h2 id="versies">{t('versies')}</h2>
      <p className="soft">{t('versies.uitleg')}</p>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('versies.leeg')}</p>
          ) : (
            <ol className="mail-versions">
              {items.map((version) => (
                <Version key={version.versie} version={version} busy={busy} onRestore={onRestore} />
              ))}
            </ol>
          )
        }
      </State>
    </section>
  );
}
