import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusTrap } from '#engine/react/use-focus-trap.ts';
import { SpelIcon } from '#engine/react/icons.tsx';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { hairColorTiles, partTiles, skinTiles, traitTiles, type ChoiceParts } from '../shared/figure/choices.ts';
import { freePartsFor, rollFigure, FIGURE_STEPS, type FigureStep } from '../shared/figure/dice.ts';
import { DressingRoom } from '../shared/figure/dressing-room.tsx';
import { Tiles } from '../shared/figure/tiles.tsx';
import './first-visit.css';

interface Props {
  name: string;
  /** What the child looks like when it does not choose. */
  begin: OwnFigure;
  onSpeak(text: string): void;
  /** The figure that was chosen, or the one of the beginning when the child skipped it. */
  onReady(figure: OwnFigure): void;
}

function Dice(): ReactNode {
  return (
    <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true" focusable="false">
      <rect x="5" y="7" width="38" height="38" rx="10" fill="#C2264B" />
      <rect x="5" y="4" width="38" height="38" rx="10" fill="#F5477A" />
      {[
        [15, 14],
        [33, 14],
        [24, 23],
        [15, 32],
        [33, 32],
      ].map(([x, y]) => (
        <circle key={`${String(x)}-${String(y)}`} cx={x} cy={y} r="4.200" fill="#FFFDF7" />
      ))}
    </svg>
  );
}

function StepTiles({ step, parts }: { step: FigureStep; parts: ChoiceParts }): ReactNode {
  const { t } = useTranslation('landkaart');
  if (step === 'skin')
    return (
      <>
        <Tiles large label={t('figuur.skin')} tiles={skinTiles(parts)} />
        <Tiles titled label={t('figuur.traits')} tiles={traitTiles(parts)} />
      </>
    );
  if (step === 'hair')
    return (
      <>
        <Tiles large label={t('figuur.hair')} tiles={partTiles(parts, 'hair', freePartsFor('hair'))} />
        <Tiles titled label={t('figuur.hairColor')} tiles={hairColorTiles(parts)} />
      </>
    );
  return (
    <>
      <Tiles large label={t('figuur.clothes')} tiles={partTiles(parts, 'top', freePartsFor('top'))} />
      <Tiles titled label={t('figuur.bottoms')} tiles={partTiles(parts, 'bottom', freePartsFor('bottom'))} />
      <Tiles titled label={t('figuur.glasses')} tiles={partTiles(parts, 'glasses', freePartsFor('glasses'))} />
    </>
  );
}

/** The first visit: one thing at a time the child makes its own figure; it may skip that, or let the dice choose. */
export function FirstVisit({ name, begin, onSpeak, onReady }: Props): ReactNode {
  const { t } = useTranslation(['landkaart', 'figure', 'wardrobe-parts']);
  const box = useRef<HTMLDivElement>(null);
  const [figure, setFigure] = useState<OwnFigure>(begin);
  const [nr, setNr] = useState(0);
  const step = FIGURE_STEPS[nr] ?? 'skin';
  const skip = (): void => onReady(begin);
  useFocusTrap(box, skip);
  const question = t(`figuur.vraag.${step}`, { naam: name });
  useEffect(() => onSpeak(question), [onSpeak, question]);
  const parts: ChoiceParts = {
    figure,
    t,
    onChange: (next, text) => {
      setFigure(next);
      onSpeak(text);
    },
  };
  const isLast = nr === FIGURE_STEPS.length - 1;
  return (
    <div className="first-visit" ref={box} role="dialog" aria-modal="true" aria-labelledby="first-visit-title">
      <DressingRoom
        figure={figure}
        bar={
          <button type="button" className="first-visit__skip" onClick={skip}>
            {t('figuur.later')}
          </button>
        }
        aside={
          <button
            type="button"
            className="reward-button"
            aria-label={t('figure:dice')}
            onClick={() => setFigure(rollFigure(figure, step, Math.random))}
          >
            <Dice />
            {t('figuur.dobbel')}
          </button>
        }
      >
        <div className="reward-title">
          <button
            type="button"
            className="reward-listen"
            aria-label={t('figure:hear')}
            onClick={() => onSpeak(question)}
          >
            <SpelIcon name="luid" size={30} />
          </button>
          <h2 id="first-visit-title">{question}</h2>
        </div>
        <ol className="first-visit__steps" aria-label={t('figuur.stap', { nr: nr + 1, totaal: FIGURE_STEPS.length })}>
          {FIGURE_STEPS.map((name, i) => (
            <li key={name} data-state={i < nr ? 'klaar' : i === nr ? 'nu' : 'straks'} />
          ))}
        </ol>
        <div className="dressing-room__scroll" key={step}>
          <StepTiles step={step} parts={parts} />
        </div>
        <footer className="first-visit__foot">
          {nr > 0 && (
            <button type="button" className="reward-button" onClick={() => setNr(nr - 1)}>
              {t('figuur.terug')}
            </button>
          )}
          <button
            type="button"
            className="reward-button reward-button--sea"
            onClick={() => (isLast ? onReady(figure) : setNr(nr + 1))}
          >
            {t(isLast ? 'figuur.klaar' : 'figuur.verder')}
            <SpelIcon name={isLast ? 'vink' : 'speel'} size={24} />
          </button>
        </footer>
      </DressingRoom>
    </div>
  );
}
