import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusval } from '#engine/react/gebruik-focusval.ts';
import { Icoon, Ster } from '#engine/react/iconen.tsx';
import { NOTITIEREACTIES, type Notitie, type Notitiereactie } from '#server/features/landkaart/landkaart.contract.ts';
import { EnvelopTekening, KaartIcoon } from './iconen.tsx';

interface Props {
  /** At least one, newest first. */
  brieven: readonly Notitie[];
  /** Letter that is opened first. */
  eerste: string;
  /** Somebody looks along: nothing is stored. */
  vast: boolean;
  fout: string | null;
  onGelezen(id: string): void;
  onReactie(id: string, reactie: Notitiereactie): void;
  onZeg(audioId: string): void;
  /** Must keep its identity. */ onSluit(): void;
}

const BEELD: Record<Notitiereactie, ReactNode> = {
  hart: <KaartIcoon naam="hart" maat={40} />,
  duim: <KaartIcoon naam="duim" maat={40} />,
  ster: <Ster aan />,
};

/** Three pictures to answer with. */
function Reacties({
  brief,
  vast,
  onKies,
}: {
  brief: Notitie;
  vast: boolean;
  onKies(reactie: Notitiereactie): void;
}): ReactNode {
  const { t } = useTranslation('landkaart');
  return (
    <fieldset className="brief__reacties" disabled={vast}>
      <legend>{t('post.terug')}</legend>
      {NOTITIEREACTIES.map((reactie) => (
        <button
          key={reactie}
          type="button"
          data-reactie={reactie}
          aria-pressed={brief.reactie === reactie}
          aria-label={t(`post.reactie.${reactie}`)}
          onClick={() => onKies(reactie)}
        >
          {BEELD[reactie]}
        </button>
      ))}
      <p role="status">{brief.reactie === undefined ? '' : t('post.verstuurd')}</p>
    </fieldset>
  );
}

/** Letters of a teacher or a parent: one opens out of its envelope, the others stay within reach. */
export function Brief(props: Props): ReactNode {
  const { t, i18n } = useTranslation('landkaart');
  const { brieven, vast, onGelezen } = props;
  const vak = useRef<HTMLDivElement>(null);
  useFocusval(vak, props.onSluit);
  const [id, kies] = useState(props.eerste);
  const nr = Math.max(
    0,
    brieven.findIndex((brief) => brief.id === id),
  );
  const brief = brieven[nr];
  const nieuw = brief?.gelezen === false ? brief.id : null;
  useEffect(() => {
    if (nieuw !== null && !vast) onGelezen(nieuw);
  }, [nieuw, vast, onGelezen]);
  if (brief === undefined) return null;
  const andere = (stap: 1 | -1): void => kies(brieven[nr + stap]?.id ?? id);
  return (
    <div className="doek">
      <button type="button" className="doek__dicht" tabIndex={-1} aria-hidden="true" onClick={props.onSluit} />
      <div className="brief" ref={vak} role="dialog" aria-modal="true" aria-labelledby="brief-titel" tabIndex={-1}>
        <button type="button" className="steen-dialoog__sluit" aria-label={t('sluit')} onClick={props.onSluit}>
          <Icoon naam="kruis" maat={30} />
        </button>
        <span className="brief__envelop" aria-hidden="true">
          <EnvelopTekening open />
        </span>
        <article className="brief__vel" key={brief.id}>
          <header>
            <h2 id="brief-titel">{brief.van === '' ? t('post.brief') : t('post.van', { naam: brief.van })}</h2>
            <time dateTime={brief.op}>
              {new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' }).format(
                new Date(brief.op),
              )}
            </time>
          </header>
          <p className="brief__tekst">{brief.tekst}</p>
          <button
            type="button"
            className="luister"
            aria-label={t('post.hoor')}
            onClick={() => props.onZeg(`z:${brief.tekst}`)}
          >
            <Icoon naam="luid" maat={32} />
          </button>
        </article>
        <footer className="brief__voet">
          {brieven.length > 1 && (
            <button
              type="button"
              className="rondje"
              aria-label={t('post.nieuwere')}
              disabled={nr === 0}
              onClick={() => andere(-1)}
            >
              <KaartIcoon naam="links" />
            </button>
          )}
          <Reacties brief={brief} vast={vast} onKies={(reactie) => props.onReactie(brief.id, reactie)} />
          {brieven.length > 1 && (
            <button
              type="button"
              className="rondje"
              aria-label={t('post.oudere')}
              disabled={nr === brieven.length - 1}
              onClick={() => andere(1)}
            >
              <KaartIcoon naam="rechts" />
            </button>
          )}
        </footer>
        {props.fout !== null && (
          <p className="instellingen__fout" role="alert">
            {props.fout}
          </p>
        )}
      </div>
    </div>
  );
}
