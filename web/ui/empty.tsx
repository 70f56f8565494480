import type { ReactNode } from 'react';

/** Why there is nothing, and the one thing to do. */
export function Empty({ title, explanation, children }: { title: string; explanation: string; children?: ReactNode }) {
  return (
    <section className="empty">
      <h2>{title}</h2>
      <p>{explanation}</p>
      {children}
    </section>
  );
}
