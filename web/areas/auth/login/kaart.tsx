import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface KaartProps {
  titel: string;
  uitleg?: string;
  /** Text of the way back. */
  terug?: string;
  /** Absent = there is nothing to go back to. */
  onTerug?: () => void;
  breed?: boolean;
  /** Changes when a new step shows: the heading takes the focus. */
  stap: string;
  children: ReactNode;
}

/** Paper card that holds one question. */
export function Kaart({ titel, uitleg, terug, onTerug, breed = false, stap, children }: KaartProps) {
  const { t } = useTranslation(['auth', 'gemeen']);
  const kop = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const binnen = kop.current?.parentElement?.querySelector<HTMLElement>('[data-eerst]');
    (binnen ?? kop.current)?.focus({ preventScroll: true });
  }, [stap]);
  return (
    <section className={breed ? 'inlog-kaart inlog-kaart--breed' : 'inlog-kaart'}>
      {onTerug !== undefined && (
        <button type="button" className="inlog-kaart__terug" onClick={onTerug}>
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
          <span>{terug ?? t('deur.andere')}</span>
        </button>
      )}
      <h1 ref={kop} tabIndex={-1}>
        {titel}
      </h1>
      {uitleg !== undefined && <p className="inlog-kaart__uitleg">{uitleg}</p>}
      {children}
    </section>
  );
}
