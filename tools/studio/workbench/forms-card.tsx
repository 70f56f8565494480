import { conjugate, type Vervoeging, type WerkwoordCell } from '#engine/core/taal/form/werkwoord.ts';
import { meervoud, verkleinwoord } from '#engine/core/taal/form/zelfstandig.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { nameOf, t } from '../texts.ts';
import { Card } from './card.tsx';

const CELLS: readonly WerkwoordCell[] = ['ik', 'jij', 'hij', 'wij', 'vtEv', 'vtMv', 'vd', 'gebiedendeWijs'];

interface Form {
  naam: string;
  stored: string;
  regel: string;
  ookGoed: readonly string[];
}

/** Stored form beside what the rules make of the word now. */
function zelfstandig(item: WoordItem): Form[] {
  const mv = meervoud(item.w);
  const verkl = verkleinwoord(item.w);
  return [
    {
      naam: t('vormen.meervoud'),
      stored: item.vormen.meervoud ?? '',
      regel: mv.ok ? mv.value.meervoud : '',
      ookGoed: mv.ok ? mv.value.ookGoed : [],
    },
    {
      naam: t('vormen.verkleinwoord'),
      stored: item.vormen.verkleinwoord ?? '',
      regel: verkl.ok ? verkl.value.verkleinwoord : '',
      ookGoed: verkl.ok ? verkl.value.ookGoed : [],
    },
  ];
}

/** A form that no rule is asked for. */
const fixed = (name: string, form: string): Form => ({ naam: name, stored: form, regel: form, ookGoed: [] });

function formsOf(item: WoordItem): Form[] {
  const { lemma, trappen: comparison } = item.vormen;
  return [
    ...(item.woordsoort === 'zn' && lemma === undefined ? zelfstandig(item) : []),
    ...(lemma === undefined ? [] : [fixed(t('vormen.lemma'), lemma)]),
    ...(comparison === undefined ? [] : [fixed(t('vormen.trappen'), comparison.join(', '))]),
    ...(item.variant === undefined ? [] : [fixed(t('vormen.variant'), `${item.variant.nl} / ${item.variant.be}`)]),
  ];
}

function FormRow({ vorm: form }: { vorm: Form }) {
  const different = form.stored !== '' && form.regel !== form.stored;
  return (
    <div>
      <dt>{form.naam}</dt>
      <dd>
        <span className="woord">{form.stored === '' ? '–' : form.stored}</span>
        {form.stored === '' && form.regel !== '' && (
          <span className="meta">{t('vormen.nietGebruikt', { vorm: form.regel })}</span>
        )}
        {different && <span className="error">{t('vormen.anders', { vorm: form.regel })}</span>}
        {form.ookGoed.length > 0 && (
          <span className="meta">{t('vormen.ookGoed', { vormen: form.ookGoed.join(', ') })}</span>
        )}
      </dd>
    </div>
  );
}

function Werkwoord({ v, w }: { v: Vervoeging; w: string }) {
  return (
    <>
      <p className="meta">{t('vormen.werkwoord', { infinitief: v.infinitief, soort: v.soort })}</p>
      <dl className="cells">
        {CELLS.map((cell) => (
          <div key={cell} className={v[cell] === w ? 'here' : undefined}>
            <dt>{nameOf('cel', cell)}</dt>
            <dd className="woord">{v[cell]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Plural and diminutive of a noun, the eight cells of a verb, the base form of an inflected word. */
export function FormsCard({ item }: { item: WoordItem }) {
  const ww = item.woordsoort === 'ww' ? conjugate(item.vormen.lemma ?? item.w) : null;
  const rows = formsOf(item);
  return (
    <Card titel={t('vormen.titel')}>
      {rows.length === 0 && ww?.ok !== true && <p className="meta">{t('vormen.geen')}</p>}
      <dl className="facts">
        {rows.map((form) => (
          <FormRow key={form.naam} vorm={form} />
        ))}
      </dl>
      {ww?.ok === true && <Werkwoord v={ww.value} w={item.w} />}
    </Card>
  );
}
