import type { ReactNode } from 'react';

/** Card of the word page with a heading and what belongs beside it. */
export function Kaart({
  titel,
  naast,
  breed = false,
  children,
}: {
  titel: string;
  naast?: ReactNode;
  breed?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={breed ? 'kaart breed' : 'kaart'}>
      <div className="kaart-kop">
        <h2>{titel}</h2>
        {naast}
      </div>
      {children}
    </section>
  );
}
