import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { SpelIcon } from '#engine/react/icons.tsx';
import { useFocusTrap } from '#engine/react/use-focus-trap.ts';
import { FigureImage } from '../../shared/figure/figure-image.tsx';
import './feast.css';

interface Props {
  /** Words of today, the newest last. */
  words: readonly string[];
  figure: OwnFigure;
  calm: boolean;
  /** The feast speaks by itself. */
  aloud: boolean;
  /** There is a stone to go on with. */
  more: boolean;
  /** Both must keep their identity. */
  onSay(audioId: string): void;
  onClose(): void;
  onMore(): void;
}

const SHOWN = 8;
const FLAGS = ['#F70A8D', '#FFB703', '#26C9FC', '#7CB518', '#FF822D', '#7B4FB5'];
const PAPER = ['#FFB703', '#F70A8D', '#26C9FC', '#7CB518', '#FF822D'];

/** Bunting between two poles; every flag hangs a little lower towards the middle. */
function Bunting(): ReactNode {
  return (
    <g>
      <path d="M-10 22Q320 112 650 22" fill="none" stroke="#7D4533" strokeWidth="4" />
      {Array.from({ length: 13 }, (_, i) => {
        const t = (i + 0.5) / 13;
        const y = 22 + 90 * 2 * t * (1 - t);
        return (
          <path
            key={t}
            d="M-17 0H17L0 34Z"
            fill={FLAGS[i % FLAGS.length]}
            transform={`translate(${Math.round(-10 + 660 * t)} ${Math.round(y)}) rotate(${Math.round((0.5 - t) * 26)})`}
          />
        );
      })}
    </g>
  );
}

/** Evening over the island: low sun in stepped rings, sea, and the hill the child stands on. */
function Evening(): ReactNode {
  return (
    <svg className="feast__land" viewBox="0 0 640 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 0H640V260H0Z" fill="#FFDE9E" />
      <circle cx="320" cy="176" r="210" fill="#FFE9B8" />
      <circle cx="320" cy="176" r="148" fill="#FFF3CF" />
      <circle cx="320" cy="176" r="92" fill="#FFC83D" />
      <path d="M0 168C120 158 520 158 640 168V260H0Z" fill="#5FB4D6" />
      <path d="M250 178H392M214 190H300M340 192H430" stroke="#FFE9B8" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M-10 260C40 176 150 168 214 206C250 188 300 184 330 186C400 184 470 190 500 208C560 172 620 190 650 214V260Z"
        fill="#7DBB4A"
      />
      <path d="M-10 260C90 216 220 214 320 216C440 214 560 226 650 250V260Z" fill="#9CD05C" />
      {[
        [70, 214, 1],
        [118, 224, 0.7],
        [560, 222, 1.05],
        [606, 232, 0.75],
      ].map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <ellipse cx="4" cy="2" rx="24" ry="5" fill="#321B41" fillOpacity=".14" />
          <path d="M-4 0V-26H4V0Z" fill="#7D4533" />
          <ellipse cy="-38" rx="24" ry="22" fill="#4C8F2E" />
          <ellipse cx="-5" cy="-42" rx="17" ry="15" fill="#6DB33F" />
        </g>
      ))}
      <ellipse cx="324" cy="244" rx="86" ry="16" fill="#321B41" fillOpacity=".14" />
      <path d="M240 228V238C240 262 400 262 400 238V228Z" fill="#C4780A" />
      <ellipse cx="320" cy="228" rx="80" ry="20" fill="#FFC83D" />
      <ellipse cx="319" cy="228" rx="64" ry="14" fill="#F7AE12" />
      <Bunting />
    </svg>
  );
}

/** Paper bits in the upper corners, where they cross neither face nor words. */
function PaperBits(): ReactNode {
  return (
    <span className="feast__bits" aria-hidden="true">
      {Array.from({ length: 22 }, (_, i) => {
        const left = i % 2 === 0 ? (i * 7.3) % 32 : 66 + ((i * 5.7) % 32);
        const look: CSSProperties & Record<`--${string}`, string> = {
          left: `${left}%`,
          background: PAPER[i % PAPER.length],
          '--turn': `${(i * 137) % 360}deg`,
          '--fall': `${30 + ((i * 29) % 46)}%`,
          animationDelay: `${(i * 61) % 420}ms`,
        };
        return <i key={look['--turn']} style={look} data-round={i % 4 === 0 || undefined} />;
      })}
    </span>
  );
}

/** The day is done: a small feast with the words of today. */
export function Feast({ words, figure, calm, aloud, more, onSay, onClose, onMore }: Props): ReactNode {
  const { t } = useTranslation('homecoming');
  const box = useRef<HTMLDivElement>(null);
  useFocusTrap(box, onClose);
  const shown = words.slice(-SHOWN);
  const said = `${t('feest')} ${t(shown.length > 0 ? 'feest.woorden' : 'feest.geenWoorden')}`;
  useEffect(() => {
    if (aloud) onSay(`z:${said}`);
  }, [aloud, onSay, said]);
  return (
    <div className="canvas">
      <button type="button" className="canvas__closed" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        className="feast"
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby="feast-title"
        aria-describedby="feast-text"
        data-calm={calm || undefined}
      >
        <button type="button" className="steen-dialog__close" aria-label={t('feest.kaart')} onClick={onClose}>
          <SpelIcon name="kruis" size={30} />
        </button>
        <div className="feast__scene">
          <Evening />
          {!calm && <PaperBits />}
          <FigureImage className="feast__child" figure={figure} part="whole" pose="juichen" face="trots" />
        </div>
        <h2 id="feast-title">{t('feest')}</h2>
        <p id="feast-text">{t(shown.length > 0 ? 'feest.woorden' : 'feest.geenWoorden')}</p>
        {shown.length > 0 && (
          <ul className="feast__words">
            {shown.map((woord, nr) => (
              <li key={woord} style={{ animationDelay: `${300 + nr * 90}ms` }}>
                <button type="button" aria-label={t('feest.hoor', { woord })} onClick={() => onSay(`w:${woord}`)}>
                  {woord}
                </button>
                <span className="feast__tick">
                  <SpelIcon name="vink" size={16} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <footer>
          {more && (
            <button type="button" className="button-sea" onClick={onMore}>
              {t('feest.verder')}
              <SpelIcon name="speel" size={22} />
            </button>
          )}
          <button type="button" className={more ? 'button-calm' : 'button-sea'} onClick={onClose}>
            {t('feest.kaart')}
          </button>
        </footer>
      </div>
    </div>
  );
}
