import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import hills from '../../../../assets/art/web/heuvels.svg?url';
import left from '../../../../assets/art/web/kind-links.svg?url';
import right from '../../../../assets/art/web/kind-rechts.svg?url';
import { pageExists } from './known-pages.ts';

/** Top of a page below home: what it is about in one sentence, beside a picture or on the hills of the front page. */
export function Lead({
  title,
  text,
  picture,
  children,
}: {
  title: string;
  text: string;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="site-lead">
      <div className="site-lead__text">
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
      {picture === undefined ? (
        <div className="site-lead__land" aria-hidden="true">
          <img className="site-lead__hills" src={hills} alt="" />
          <img className="site-lead__child" src={left} alt="" width={320} height={420} />
          <img className="site-lead__child" src={right} alt="" width={320} height={420} />
        </div>
      ) : (
        <div className="site-lead__picture">{picture}</div>
      )}
    </section>
  );
}

/** A part of a page under its own heading. `tone` paints the ground. */
export function Section({
  id,
  title,
  text,
  tone,
  children,
}: {
  id?: string;
  title: string;
  text?: string;
  tone?: 'sea' | 'sand';
  children?: ReactNode;
}) {
  return (
    <section id={id} className={tone === undefined ? 'site-section' : `site-section site-section--${tone}`}>
      <h2>{title}</h2>
      {text !== undefined && <p className="site-section__text">{text}</p>}
      {children}
    </section>
  );
}

/** Cards in as many columns as fit. */
export function TopicCards({ children }: { children: ReactNode }) {
  return <ul className="site-cards">{children}</ul>;
}

/** One card with an optional picture above its text. */
export function TopicCard({
  id,
  title,
  text,
  picture,
  children,
}: {
  id?: string;
  title: string;
  text?: string;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li id={id} className="site-card">
      {picture !== undefined && <div className="site-card__picture">{picture}</div>}
      <div className="site-card__text">
        <h3>{title}</h3>
        {text !== undefined && <p>{text}</p>}
        {children}
      </div>
    </li>
  );
}

/** A picture with what is to be seen on it; `wide` and `high` keep its place until it is there. */
export function Shot({
  address,
  text,
  wide,
  high,
  caption,
}: {
  address: string;
  text: string;
  wide: number;
  high: number;
  caption?: string;
}) {
  return (
    <figure className="site-figure">
      <img src={address} alt={text} width={wide} height={high} loading="lazy" decoding="async" />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Points that one ticks off with the eye; `not` = what is not done or not so. */
export function Ticks({ points, not = false }: { points: readonly string[]; not?: boolean }) {
  return (
    <ul className={not ? 'site-ticks site-ticks--not' : 'site-ticks'}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** The one thing to do after reading. */
export function CallToAction({ title, text, to, button }: { title: string; text: string; to: string; button: string }) {
  return (
    <section className="site-call">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Link className="site-button" to={to}>
        {button}
      </Link>
    </section>
  );
}

/** The one thing to do after reading: ask for a trial when that can be asked, else play. */
export function NextStep() {
  const { t } = useTranslation('site');
  return pageExists('aanvraagformulier') ? (
    <CallToAction
      title={t('vervolg.proef.titel')}
      text={t('vervolg.proef.tekst')}
      to="/site/aanvraagformulier"
      button={t('kop.proef')}
    />
  ) : (
    <CallToAction
      title={t('vervolg.demo.titel')}
      text={t('vervolg.demo.tekst')}
      to="/site/home"
      button={t('vervolg.demo.knop')}
    />
  );
}
