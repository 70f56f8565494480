import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  STEPS_FROM,
  type ManagedWebinar,
  type WebinarStep,
} from '#server/features/webinars/webinar-management.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { removeConcept, takeStep } from './api.ts';

type Way = WebinarStep | 'weggooien';
/** What cannot be taken back is asked once more. */
const ASKED: ReadonlySet<Way> = new Set<Way>(['afgelast', 'gearchiveerd', 'weggooien']);

/** The question takes the place of the button that was pressed, also for the keyboard. */
const focusOnce = (button: HTMLButtonElement | null): void => button?.focus();

interface Props {
  webinar: ManagedWebinar;
  /** What was done, in words. */
  onDone: (text: string) => void;
  onRemoved: () => void;
  /** What else can be done with it, first in the row. */
  children: ReactNode;
}

/** What can be done with a training now. */
export function WebinarSteps({ webinar, onDone, onRemoved, children }: Props) {
  const { t } = useTranslation('webinars');
  const [asked, setAsked] = useState<Way | null>(null);
  const saving = useSaving();
  const ways: readonly Way[] = [
    ...STEPS_FROM[webinar.stand],
    ...(webinar.stand === 'concept' ? ['weggooien' as const] : []),
  ];
  const run = async (way: Way): Promise<void> => {
    const done = await saving.run(() => (way === 'weggooien' ? removeConcept(webinar) : takeStep(webinar, way)));
    setAsked(null);
    if (done === undefined) return;
    if (way === 'weggooien') onRemoved();
    else onDone(t(`gedaan.${way}`, { titel: webinar.titel }));
  };
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {asked === null ? (
        <div className="office-card__buttons">
          {children}
          {ways.map((way) => (
            <Button
              key={way}
              variant={way === 'gepubliceerd' || way === 'geweest' ? 'contained' : 'outlined'}
              disabled={saving.bezig}
              onClick={() => (ASKED.has(way) ? setAsked(way) : void run(way))}
            >
              {t(`doe.${way}`)}
            </Button>
          ))}
        </div>
      ) : (
        <div className="training-ask" role="group" aria-label={t(`doe.${asked}`)}>
          <p>{t(`vraag.${asked}`, { count: webinar.taken + webinar.waiting })}</p>
          <div className="office-card__buttons">
            <Button variant="contained" ref={focusOnce} disabled={saving.bezig} onClick={() => void run(asked)}>
              {t(`zeker.${asked}`)}
            </Button>
            <Button onClick={() => setAsked(null)}>{t('niet')}</Button>
          </div>
        </div>
      )}
    </>
  );
}
