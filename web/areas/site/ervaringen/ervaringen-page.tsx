import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AUTHOR_ROLES, type Ervaring } from '#server/features/ervaringen/ervaringen.contract.ts';
import { Lead, Section } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { useErvaringen } from './api.ts';
import { ErvaringForm } from './ervaring-form.tsx';
import './ervaringen.css';

function Quote({ item }: { item: Ervaring }) {
  const { t, i18n } = useTranslation('ervaringen');
  const month = new Intl.DateTimeFormat(i18n.language === 'nl-BE' ? 'nl-BE' : 'nl-NL', {
    month: 'long',
    year: 'numeric',
  });
  return (
    <li>
      <figure>
        {item.voorbeeld && <span className="quote__sample">{t('voorbeeld')}</span>}
        <blockquote>{item.tekst}</blockquote>
        <figcaption>
          <strong>{item.naam}</strong>
          {`${t(`rol.${item.rol}`).toLowerCase()}, ${month.format(new Date(item.op))}`}
        </figcaption>
      </figure>
    </li>
  );
}

/** What people told, by role; before anybody did, who may be the first. */
function Quotes() {
  const { t } = useTranslation('ervaringen');
  const [role, setRole] = useState<Ervaring['rol'] | undefined>(undefined);
  const { data, error } = useErvaringen(role);
  if (error !== undefined) return <p>{t('fout')}</p>;
  if (data === undefined) return <p aria-busy="true">{t('laden')}</p>;
  const nothing = data.items.length === 0;
  if (nothing && role === undefined)
    return (
      <div className="quotes-empty">
        <h2>{t('leeg.titel')}</h2>
        <p>{t('leeg.tekst')}</p>
      </div>
    );
  return (
    <>
      <div className="quotes-filter" role="group" aria-label={t('filter')}>
        {[undefined, ...AUTHOR_ROLES].map((one) => (
          <button key={one ?? ''} type="button" aria-pressed={one === role} onClick={() => setRole(one)}>
            {t(one === undefined ? 'filter.alle' : `rol.${one}`)}
          </button>
        ))}
      </div>
      {nothing ? (
        <p>{t('leeg.filter')}</p>
      ) : (
        <ul className="quotes">
          {data.items.map((item) => (
            <Quote key={item.id} item={item} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What people tell about the product, and the way to tell something oneself. */
export function ErvaringenPage() {
  const { t } = useTranslation('ervaringen');
  return (
    <SitePage page="ervaringen" app>
      <Lead title={t('titel')} text={t('tekst')} />
      <section className="site-section">
        <Quotes />
      </section>
      <Section id="vertel" title={t('vertel')} text={t('vertel.tekst')} tone="sand">
        <ErvaringForm />
      </Section>
    </SitePage>
  );
}
