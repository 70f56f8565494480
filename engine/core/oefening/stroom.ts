import { createRng, hashText, shuffle, type Rng } from '#engine/core/basis/rng.ts';
import type { Token } from './contract.ts';
import type { GebouwdeVraag } from './vraag/gebouwd.ts';

/** In every run of this many tokens the one that is needed next appears once. */
const BLOK = 3;

function bronTokens(v: GebouwdeVraag, gevuld: readonly (string | null)[]): Token[] {
  const view = v.question.view;
  switch (view.shape) {
    case 'select':
      return view.options;
    case 'sequence':
      return view.pool.filter((t) => !gevuld.includes(t.id));
    case 'sort':
      return view.stream;
    case 'mark':
      return view.parts;
    case 'pairs':
      return view.cards;
    case 'read':
      return view.then?.shape === 'select' ? view.then.options : [];
    case 'entry':
      return [];
  }
}

function nodigeTekst(v: GebouwdeVraag, gevuld: readonly (string | null)[]): string | null {
  if (v.oplossing.soort !== 'reeks') return null;
  return v.oplossing.delen[gevuld.indexOf(null)] ?? null;
}

/** Draws every token once before any returns, and never the same token twice in a row when there is a choice. */
function trekker(bron: readonly Token[], rng: Rng): (vorige: Token | undefined) => Token[] {
  let zak: Token[] = [];
  return (vorige) => {
    if (zak.length === 0) zak = shuffle(bron, rng);
    const i = zak.findIndex((t) => t.id !== vorige?.id);
    return zak.splice(Math.max(0, i), 1);
  };
}

/** Puts the needed token in the last block, at a place where it does not follow itself. */
function vulNodig(uit: Token[], nodig: Token, rng: Rng): void {
  const plaatsen = shuffle(
    Array.from({ length: BLOK }, (_, i) => uit.length - BLOK + i),
    rng,
  );
  const plaats = plaatsen.find((p) => uit[p - 1]?.id !== nodig.id) ?? uit.length - 1;
  uit[plaats] = nodig;
}

/**
 * Order in which spawners bring the tokens of a question: all tokens return, no token twice in a row, and the next
 * needed part of a sequence is in every block of three. Same question and progress give the same order;
 * a longer list starts with the shorter one.
 */
export function stroomVan(v: GebouwdeVraag, gevuld: readonly (string | null)[], n: number): Token[] {
  const bron = bronTokens(v, gevuld);
  const aantal = Math.min(200, Math.max(0, Math.floor(n)));
  if (bron.length === 0 || v.question.view.shape === 'sort') return bron.slice(0, aantal);
  const rng = createRng(hashText(`${v.question.id}/${gevuld.filter((id) => id !== null).length}`));
  const trek = trekker(bron, rng);
  const tekst = nodigeTekst(v, gevuld);
  const nodig = bron.find((t) => t.text === tekst);
  const uit: Token[] = [];
  while (uit.length < aantal) {
    for (let i = 0; i < BLOK; i += 1) uit.push(...trek(uit.at(-1)));
    if (nodig !== undefined && !uit.slice(-BLOK).some((t) => t.text === tekst)) vulNodig(uit, nodig, rng);
  }
  return uit.slice(0, aantal);
}
