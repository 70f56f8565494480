import { vervoeg, type Vervoeging, type WerkwoordCel } from '#engine/core/taal/werkwoord.ts';
import { meervoud, verkleinwoord } from '#engine/core/taal/zelfstandig.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { naamVan, t } from '../teksten.ts';
import { Kaart } from './kaart.tsx';

const CELLEN: readonly WerkwoordCel[] = ['ik', 'jij', 'hij', 'wij', 'vtEv', 'vtMv', 'vd', 'gebiedendeWijs'];

interface Vorm {
  naam: string;
  opgeslagen: string;
  regel: string;
  ookGoed: readonly string[];
}

/** Stored form beside what the rules make of the word now. */
function zelfstandig(item: WoordItem): Vorm[] {
  const mv = meervoud(item.w);
  const verkl = verkleinwoord(item.w);
  return [
    {
      naam: t('vormen.meervoud'),
      opgeslagen: item.vormen.meervoud ?? '',
      regel: mv.ok ? mv.value.meervoud : '',
      ookGoed: mv.ok ? mv.value.ookGoed : [],
    },
    {
      naam: t('vormen.verkleinwoord'),
      opgeslagen: item.vormen.verkleinwoord ?? '',
      regel: verkl.ok ? verkl.value.verkleinwoord : '',
      ookGoed: verkl.ok ? verkl.value.ookGoed : [],
    },
  ];
}

/** A form that no rule is asked for. */
const vast = (naam: string, vorm: string): Vorm => ({ naam, opgeslagen: vorm, regel: vorm, ookGoed: [] });

function vormenVan(item: WoordItem): Vorm[] {
  const { lemma, trappen } = item.vormen;
  return [
    ...(item.woordsoort === 'zn' && lemma === undefined ? zelfstandig(item) : []),
    ...(lemma === undefined ? [] : [vast(t('vormen.lemma'), lemma)]),
    ...(trappen === undefined ? [] : [vast(t('vormen.trappen'), trappen.join(', '))]),
    ...(item.variant === undefined ? [] : [vast(t('vormen.variant'), `${item.variant.nl} / ${item.variant.be}`)]),
  ];
}

function VormRij({ vorm }: { vorm: Vorm }) {
  const anders = vorm.opgeslagen !== '' && vorm.regel !== vorm.opgeslagen;
  return (
    <div>
      <dt>{vorm.naam}</dt>
      <dd>
        <span className="woord">{vorm.opgeslagen === '' ? '–' : vorm.opgeslagen}</span>
        {vorm.opgeslagen === '' && vorm.regel !== '' && (
          <span className="meta">{t('vormen.nietGebruikt', { vorm: vorm.regel })}</span>
        )}
        {anders && <span className="fout">{t('vormen.anders', { vorm: vorm.regel })}</span>}
        {vorm.ookGoed.length > 0 && (
          <span className="meta">{t('vormen.ookGoed', { vormen: vorm.ookGoed.join(', ') })}</span>
        )}
      </dd>
    </div>
  );
}

function Werkwoord({ v, w }: { v: Vervoeging; w: string }) {
  return (
    <>
      <p className="meta">{t('vormen.werkwoord', { infinitief: v.infinitief, soort: v.soort })}</p>
      <dl className="cellen">
        {CELLEN.map((cel) => (
          <div key={cel} className={v[cel] === w ? 'hier' : undefined}>
            <dt>{naamVan('cel', cel)}</dt>
            <dd className="woord">{v[cel]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Plural and diminutive of a noun, the eight cells of a verb, the base form of an inflected word. */
export function VormenKaart({ item }: { item: WoordItem }) {
  const ww = item.woordsoort === 'ww' ? vervoeg(item.vormen.lemma ?? item.w) : null;
  const rijen = vormenVan(item);
  return (
    <Kaart titel={t('vormen.titel')}>
      {rijen.length === 0 && ww?.ok !== true && <p className="meta">{t('vormen.geen')}</p>}
      <dl className="feiten">
        {rijen.map((vorm) => (
          <VormRij key={vorm.naam} vorm={vorm} />
        ))}
      </dl>
      {ww?.ok === true && <Werkwoord v={ww.value} w={item.w} />}
    </Kaart>
  );
}
