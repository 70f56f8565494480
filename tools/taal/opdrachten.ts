import type { Opties } from '#engine/core/taal/opties.ts';
import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { foutRegel, tweeCellen, uitResultaat } from './uitvoer.ts';
import type { Verwerker } from './uitvoer.ts';

/** Makes the line handler of a command; loads only what that command needs. */
export type Opdracht = (o: Opties) => Promise<Verwerker>;

/** Hyphenation patterns serve every command that cuts words, unless all lookup is off. */
async function metPatronen(o: Opties): Promise<void> {
  if (o.tabellen !== false) await laadPatronen();
}

/** The dictionary takes a second to load, so only the commands that need it ask for it. */
async function metLexicon(o: Opties): Promise<Opties> {
  await metPatronen(o);
  if (o.tabellen === false) return o;
  const { woordenboek } = await import('../content/lexicon.ts');
  return { ...o, lexicon: woordenboek };
}

const lettergrepen: Opdracht = async (o) => {
  await metPatronen(o);
  const { lettergrepen: splits } = await import('#engine/core/taal/lettergrepen.ts');
  return (regel) =>
    uitResultaat(regel, splits(regel, o), (v) => ({
      woord: regel,
      lettergrepen: v.lettergrepen,
      klankgroepen: v.klankgroepen,
    }));
};

const grafemen: Opdracht = async (o) => {
  await metPatronen(o);
  const { grafemen: splits } = await import('#engine/core/taal/grafemen.ts');
  return (regel) =>
    uitResultaat(regel, splits(regel, o), (v) => ({ woord: regel, grafemen: v.grafemen, klanken: v.klanken }));
};

const categorieen: Opdracht = async (o) => {
  await metPatronen(o);
  const { categorieen: zoek } = await import('#engine/core/taal/categorieen.ts');
  return (regel) =>
    uitResultaat(regel, zoek(regel, o), (v) => ({
      woord: regel,
      categorieen: v.map(({ id, van, tot }) => ({ id, van, tot })),
    }));
};

const vervoeg: Opdracht = async (o) => {
  const { vervoeg: maak } = await import('#engine/core/taal/werkwoord.ts');
  return (regel) =>
    uitResultaat(regel, maak(regel, o), ({ infinitief, soort, ik, jij, hij, wij, vtEv, vtMv, vd, gebiedendeWijs }) => ({
      infinitief,
      soort,
      ik,
      jij,
      hij,
      wij,
      vtEv,
      vtMv,
      vd,
      gebiedendeWijs,
    }));
};

const werkwoordsvorm: Opdracht = async (o) => {
  const { leesVraag } = await import('./vraag.ts');
  const { werkwoordsvorm: maak } = await import('#engine/core/taal/werkwoordsvorm.ts');
  return (regel) => {
    if (regel.trim() === '') return foutRegel(regel, 'leeg');
    const vraag = leesVraag(regel);
    return vraag === undefined
      ? foutRegel(regel, 'ongeldige-invoer')
      : uitResultaat(regel, maak(vraag, o), (vorm) => ({ vorm }));
  };
};

const meervoud: Opdracht = async (o) => {
  const { meervoud: maak } = await import('#engine/core/taal/zelfstandig.ts');
  return (regel) =>
    uitResultaat(regel, maak(regel, o), (v) => ({ woord: regel, meervoud: v.meervoud, ookGoed: v.ookGoed }));
};

const verkleinwoord: Opdracht = async (o) => {
  const { verkleinwoord: maak } = await import('#engine/core/taal/zelfstandig.ts');
  return (regel) =>
    uitResultaat(regel, maak(regel, o), (v) => ({ woord: regel, verkleinwoord: v.verkleinwoord, ookGoed: v.ookGoed }));
};

const fouten: Opdracht = async (o) => {
  const metWoorden = await metLexicon(o);
  const { fouten: maak } = await import('#engine/core/taal/woord-fouten.ts');
  return (regel) =>
    uitResultaat(regel, maak(regel, metWoorden), (v) => ({
      woord: regel,
      fouten: v.map(({ vorm, categorie, kans }) => ({ vorm, categorie, kans })),
    }));
};

const diagnose: Opdracht = async (o) => {
  await metPatronen(o);
  const { diagnose: zoek } = await import('#engine/core/taal/diagnose-woord.ts');
  return (regel) => {
    if (regel.trim() === '') return foutRegel(regel, 'leeg');
    const paar = tweeCellen(regel);
    if (paar === undefined) return foutRegel(regel, 'ongeldige-invoer');
    const [doel, antwoord] = paar;
    return uitResultaat(regel, zoek(doel, antwoord, o), (v) => ({
      doel,
      antwoord,
      fouten: v.map(({ categorie, van, tot, doelGrafeem, antwoordGrafeem }) => ({
        categorie,
        van,
        tot,
        doelGrafeem,
        antwoordGrafeem,
      })),
    }));
  };
};

const homofonen: Opdracht = async (o) => {
  const metWoorden = await metLexicon(o);
  const { homofonen: zoek } = await import('#engine/core/taal/homofonen.ts');
  return (regel) => uitResultaat(regel, zoek(regel, metWoorden), (v) => ({ woord: regel, homofonen: v }));
};

const rijmt: Opdracht = async (o) => {
  await metPatronen(o);
  const { rijmt: vergelijk } = await import('#engine/core/taal/rijm.ts');
  return (regel) => {
    if (regel.trim() === '') return foutRegel(regel, 'leeg');
    const paar = tweeCellen(regel);
    return paar === undefined
      ? foutRegel(regel, 'ongeldige-invoer')
      : uitResultaat(regel, vergelijk(paar[0], paar[1], o), (uit) => ({ rijmt: uit }));
  };
};

const niveau: Opdracht = async (o) => {
  await metPatronen(o);
  const { niveau: schat } = await import('#engine/core/taal/niveau.ts');
  return (regel) =>
    uitResultaat(
      regel,
      schat(regel.replaceAll('\\n', '\n'), o),
      ({ niveau: naam, gemWoordlengte, gemZinlengte, aandeelFrequent, onzeker }) => ({
        niveau: naam,
        gemWoordlengte,
        gemZinlengte,
        aandeelFrequent,
        ...(onzeker === true ? { onzeker } : {}),
      }),
    );
};

/** Commands by name. */
export const OPDRACHTEN: ReadonlyMap<string, Opdracht> = new Map(
  Object.entries({
    lettergrepen,
    grafemen,
    categorieen,
    vervoeg,
    werkwoordsvorm,
    meervoud,
    verkleinwoord,
    fouten,
    diagnose,
    rijmt,
    homofonen,
    niveau,
  }),
);
