import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface CardProps {
  name: string;
  /** Absent = nothing that can be wrong. */
  good?: boolean;
  text: string;
  children?: ReactNode;
}

/** One part of the server: what it is, and whether somebody has to look. */
export function HealthCard({ name, good, text, children }: CardProps) {
  const { t } = useTranslation('server-health');
  return (
    <section className="health-card" aria-label={name}>
      <header>
        <h2>{name}</h2>
        {good !== undefined && (
          <span className={good ? 'chip chip--correct' : 'chip chip--rust'}>{t(good ? 'goed' : 'kijk')}</span>
        )}
      </header>
      <p className="health-card__text">{text}</p>
      {children}
    </section>
  );
}

/** Names with what they are. */
export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
