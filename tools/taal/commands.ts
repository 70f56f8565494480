import type { Options } from '#engine/core/taal/woord/options.ts';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { errorLine, twoCells, fromResult } from './execution.ts';
import type { Processor } from './execution.ts';

/** Makes the line handler of a command; loads only what that command needs. */
export type Command = (o: Options) => Promise<Processor>;

/** Hyphenation patterns serve every command that cuts words, unless all lookup is off. */
async function withPatterns(o: Options): Promise<void> {
  if (o.tables !== false) await loadPatterns();
}

/** The dictionary takes a second to load, so only the commands that need it ask for it. */
async function withLexicon(o: Options): Promise<Options> {
  await withPatterns(o);
  if (o.tables === false) return o;
  const { wordBook } = await import('../content/lexicon.ts');
  return { ...o, lexicon: wordBook };
}

const lettergrepen: Command = async (o) => {
  await withPatterns(o);
  const { lettergrepen: split } = await import('#engine/core/taal/klank/lettergrepen.ts');
  return (rule) =>
    fromResult(rule, split(rule, o), (v) => ({
      woord: rule,
      lettergrepen: v.lettergrepen,
      klankgroepen: v.klankgroepen,
    }));
};

const grafemen: Command = async (o) => {
  await withPatterns(o);
  const { grafemen: split } = await import('#engine/core/taal/klank/grafemen.ts');
  return (rule) => fromResult(rule, split(rule, o), (v) => ({ woord: rule, grafemen: v.grafemen, klanken: v.klanken }));
};

const categories: Command = async (o) => {
  await withPatterns(o);
  const { categories: search } = await import('#engine/core/taal/category/categories.ts');
  return (rule) =>
    fromResult(rule, search(rule, o), (v) => ({
      woord: rule,
      categorieen: v.map(({ id, van: from, tot: until }) => ({ id, van: from, tot: until })),
    }));
};

const conjugate: Command = async (o) => {
  const { conjugate: create } = await import('#engine/core/taal/form/werkwoord.ts');
  return (rule) =>
    fromResult(
      rule,
      create(rule, o),
      ({ infinitief, soort: kind, ik, jij, hij, wij, vtEv, vtMv, vd, gebiedendeWijs: imperative }) => ({
        infinitief,
        soort: kind,
        ik,
        jij,
        hij,
        wij,
        vtEv,
        vtMv,
        vd,
        gebiedendeWijs: imperative,
      }),
    );
};

const werkwoordForm: Command = async (o) => {
  const { readVraag } = await import('./vraag.ts');
  const { werkwoordForm: create } = await import('#engine/core/taal/form/werkwoord-form.ts');
  return (rule) => {
    if (rule.trim() === '') return errorLine(rule, 'leeg');
    const vraag = readVraag(rule);
    return vraag === undefined
      ? errorLine(rule, 'ongeldige-invoer')
      : fromResult(rule, create(vraag, o), (form) => ({ vorm: form }));
  };
};

const meervoud: Command = async (o) => {
  const { meervoud: create } = await import('#engine/core/taal/form/zelfstandig.ts');
  return (rule) =>
    fromResult(rule, create(rule, o), (v) => ({ woord: rule, meervoud: v.meervoud, ookGoed: v.ookGoed }));
};

const verkleinwoord: Command = async (o) => {
  const { verkleinwoord: create } = await import('#engine/core/taal/form/zelfstandig.ts');
  return (rule) =>
    fromResult(rule, create(rule, o), (v) => ({ woord: rule, verkleinwoord: v.verkleinwoord, ookGoed: v.ookGoed }));
};

const errors: Command = async (o) => {
  const withWoorden = await withLexicon(o);
  const { errors: create } = await import('#engine/core/taal/error/woord-errors.ts');
  return (rule) =>
    fromResult(rule, create(rule, withWoorden), (v) => ({
      woord: rule,
      fouten: v.map(({ vorm: form, categorie: category, kans: chance }) => ({
        vorm: form,
        categorie: category,
        kans: chance,
      })),
    }));
};

const diagnose: Command = async (o) => {
  await withPatterns(o);
  const { diagnose: search } = await import('#engine/core/taal/diagnosis/diagnosis-woord.ts');
  return (rule) => {
    if (rule.trim() === '') return errorLine(rule, 'leeg');
    const pair = twoCells(rule);
    if (pair === undefined) return errorLine(rule, 'ongeldige-invoer');
    const [doel, antwoord] = pair;
    return fromResult(rule, search(doel, antwoord, o), (v) => ({
      doel,
      antwoord,
      fouten: v.map(({ categorie: category, van: from, tot: until, doelGrafeem, antwoordGrafeem }) => ({
        categorie: category,
        van: from,
        tot: until,
        doelGrafeem,
        antwoordGrafeem,
      })),
    }));
  };
};

const homofonen: Command = async (o) => {
  const withWoorden = await withLexicon(o);
  const { homofonen: search } = await import('#engine/core/taal/klank/homofonen.ts');
  return (rule) => fromResult(rule, search(rule, withWoorden), (v) => ({ woord: rule, homofonen: v }));
};

const rhymes: Command = async (o) => {
  await withPatterns(o);
  const { rhymes: compare } = await import('#engine/core/taal/klank/rijm.ts');
  return (rule) => {
    if (rule.trim() === '') return errorLine(rule, 'leeg');
    const pair = twoCells(rule);
    return pair === undefined
      ? errorLine(rule, 'ongeldige-invoer')
      : fromResult(rule, compare(pair[0], pair[1], o), (out) => ({ rijmt: out }));
  };
};

const niveau: Command = async (o) => {
  await withPatterns(o);
  const { niveau: estimate } = await import('#engine/core/taal/category/niveau.ts');
  return (rule) =>
    fromResult(
      rule,
      estimate(rule.replaceAll('\\n', '\n'), o),
      ({
        niveau: name,
        gemWoordlengte: meanWoordLength,
        gemZinlengte: meanZinLength,
        aandeelFrequent: frequentShare,
        onzeker: uncertain,
      }) => ({
        niveau: name,
        gemWoordlengte: meanWoordLength,
        gemZinlengte: meanZinLength,
        aandeelFrequent: frequentShare,
        ...(uncertain === true ? { onzeker: uncertain } : {}),
      }),
    );
};

/** Commands by name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    lettergrepen,
    grafemen,
    categorieen: categories,
    vervoeg: conjugate,
    werkwoordsvorm: werkwoordForm,
    meervoud,
    verkleinwoord,
    fouten: errors,
    diagnose,
    rijmt: rhymes,
    homofonen,
    niveau,
  }),
);
