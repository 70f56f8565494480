import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface CardProps {
  titel: string;
  uitleg?: string;
  /** Text of the way back. */
  terug?: string;
  /** Absent = there is nothing to go back to. */
  onBack?: () => void;
  breed?: boolean;
  /** Changes when a new step shows: the heading takes the focus. */
  stap: string;
  children: ReactNode;
}

/** Paper card that holds one question. */
export function Card({
  titel: title,
  uitleg: explanation,
  terug: back,
  onBack,
  breed: wide = false,
  stap: step,
  children,
}: CardProps) {
  const { t } = useTranslation(['auth', 'gemeen']);
  const header = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const inside = header.current?.parentElement?.querySelector<HTMLElement>('[data-eerst]');
    (inside ?? header.current)?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section className={wide ? 'login-card login-card--wide' : 'login-card'}>
      {onBack !== undefined && (
        <button type="button" className="login-card__back" onClick={onBack}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path
              d="M15 5l-7 7 7 7"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span>{back ?? t('deur.andere')}</span>
        </button>
      )}
      <h1 ref={header} tabIndex={-1}>
        {title}
      </h1>
      {explanation !== undefined && <p className="login-card__explanation">{explanation}</p>}
      {children}
    </section>
  );
}
