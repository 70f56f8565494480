import type { ReactNode } from 'react';

/** Card of the word page with a heading and what belongs beside it. */
export function Card({
  titel: title,
  naast: beside,
  breed: wide = false,
  children,
}: {
  titel: string;
  naast?: ReactNode;
  breed?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={wide ? 'card wide' : 'card'}>
      <div className="card-header">
        <h2>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
