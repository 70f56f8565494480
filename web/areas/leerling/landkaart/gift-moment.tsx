import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFocusTrap } from '#engine/react/use-focus-trap.ts';
import { Munt, SpelIcon } from '#engine/react/icons.tsx';
import { log } from '#web/platform/logboek.ts';
import type { Gift } from '#server/features/beloningen/gift.contract.ts';
import { openGifts } from '../shared/api/beloningen.api.ts';
import { BlockDrawing } from '../shared/block-drawing.tsx';
import './gift-moment.css';

interface Props {
  leerlingId: string;
  /** At least one, oldest first. */
  gifts: readonly Gift[];
  calm: boolean;
  onSpeak(text: string): void;
  /** Must keep its identity. */ onClose(): void;
}

/** How long the chest stays shut before it opens by itself. */
const OPEN_MS = 900;
const SHOWN = 3;

/** A letter chest of the tree house; opened its lid stands up. */
function Chest({ open }: { open: boolean }): ReactNode {
  return (
    <svg
      className="gift__chest"
      viewBox="-120 -150 240 170"
      data-open={open || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="4" cy="8" rx="108" ry="12" fill="#321B41" fillOpacity=".14" />
      {open && <path d="M-88 -70C-80 -92 80 -92 88 -70Z" fill="#FFF1B8" />}
      <path d="M-96 0V-72H96V0Q0 10 -96 0Z" fill="#A9683F" />
      <path d="M50 6V-72H96V0Q74 5 50 6Z" fill="#7D4533" />
      <g className="gift__lid">
        <path d="M-100 -68C-100 -124 -64 -130 0 -130S100 -124 100 -68Z" fill="#C98A5A" />
        <path d="M50 -128C84 -124 100 -110 100 -68H54Z" fill="#8D5B3E" />
        <path
          d="M-70 -112C-50 -122 -20 -124 10 -124"
          fill="none"
          stroke="#E3B383"
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
      <rect x="-100" y="-78" width="200" height="14" rx="5" fill="#FFB703" />
      <rect x="-20" y="-80" width="40" height="46" rx="9" fill="#FFC83D" />
      <path d="M0 -46C-6 -50 -9 -53 -9 -57A5 5 0 0 1 0 -60A5 5 0 0 1 9 -57C9 -53 6 -50 0 -46Z" fill="#C2264B" />
    </svg>
  );
}

/** The end of a route: a chest opens, and what was in it is the child's own. */
export function GiftMoment({ leerlingId, gifts, calm, onSpeak, onClose }: Props): ReactNode {
  const { t } = useTranslation(['landkaart', 'blocks']);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(calm);
  useFocusTrap(box, onClose);
  const last = gifts.at(-1)?.op;
  useEffect(() => {
    if (last !== undefined) openGifts(leerlingId, last).catch(() => log('gift not marked as opened'));
  }, [leerlingId, last]);
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => setOpen(true), OPEN_MS);
    return () => clearTimeout(timer);
  }, [open]);
  const shown = gifts.slice(-SHOWN);
  const names = shown.map(({ code, munten }) =>
    code === undefined ? t('cadeau.munten', { count: munten }) : t(`blocks:thing.${code}`),
  );
  const text = t('cadeau.uitleg', { wat: names.join(', ') });
  useEffect(() => {
    if (open) onSpeak(text);
  }, [open, onSpeak, text]);
  return (
    <div className="canvas">
      <button type="button" className="canvas__closed" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        className="gift"
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby="gift-title"
        data-calm={calm || undefined}
      >
        <button type="button" className="steen-dialog__close" aria-label={t('sluit')} onClick={onClose}>
          <SpelIcon name="kruis" size={30} />
        </button>
        <h2 id="gift-title">{t('cadeau')}</h2>
        <div className="gift__scene">
          <Chest open={open} />
          {open && (
            <span className="gift__things">
              {shown.map(({ code, op: moment }) =>
                code === undefined ? <Munt key={moment} size={96} /> : <BlockDrawing key={moment} code={code} />,
              )}
            </span>
          )}
        </div>
        <p role="status">{open ? text : ''}</p>
        <footer>
          <Link className="button-sea" to={`/leerling/${leerlingId}/eiland`}>
            {t('cadeau.neer')}
          </Link>
          <button type="button" className="button-calm" onClick={onClose}>
            {t('cadeau.later')}
          </button>
        </footer>
      </div>
    </div>
  );
}
