import type { ReactNode } from 'react';

/** Why there is nothing, and the one thing to do. */
export function Leeg({ titel, uitleg, children }: { titel: string; uitleg: string; children?: ReactNode }) {
  return (
    <section className="leeg">
      <h2>{titel}</h2>
      <p>{uitleg}</p>
      {children}
    </section>
  );
}
