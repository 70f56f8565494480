import { type Result, err, ok } from '#engine/core/basis/result.ts';

/** Values an expression can meet. */
export type ExprWaarde = string | number | boolean | null;
/** Looks up an identifier (`ok`, `next`, `state.lus`); unknown names are null. */
export type Opzoeken = (name: string) => ExprWaarde;
/** A compiled condition; evaluating allocates nothing. */
export type Conditie = (lookup: Opzoeken) => boolean;

type Knoop = (lookup: Opzoeken) => ExprWaarde;
const TOKEN = /\s*(?:(==|!=|<=|>=|&&|\|\||[<>!()])|(-?\d+(?:\.\d+)?)|'([^']*)'|"([^"]*)"|([a-zA-Z_][\w.]*))/y;
interface Teken {
  soort: 'op' | 'getal' | 'tekst' | 'naam';
  text: string;
}

function lees(text: string): Teken[] | null {
  const out: Teken[] = [];
  TOKEN.lastIndex = 0;
  const bron = text.trimEnd();
  while (TOKEN.lastIndex < bron.length) {
    const m = TOKEN.exec(bron);
    if (m === null) return null;
    if (m[1] !== undefined) out.push({ soort: 'op', text: m[1] });
    else if (m[2] !== undefined) out.push({ soort: 'getal', text: m[2] });
    else if (m[5] !== undefined) out.push({ soort: 'naam', text: m[5] });
    else out.push({ soort: 'tekst', text: m[3] ?? m[4] ?? '' });
  }
  return out;
}

const VERGELIJK: Readonly<Record<string, (a: ExprWaarde, b: ExprWaarde) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => Number(a) < Number(b),
  '>': (a, b) => Number(a) > Number(b),
  '<=': (a, b) => Number(a) <= Number(b),
  '>=': (a, b) => Number(a) >= Number(b),
};
const VAST: Readonly<Record<string, ExprWaarde>> = { true: true, false: false, null: null };

class Ontleder {
  private at = 0;
  private readonly tekens: readonly Teken[];

  constructor(tekens: readonly Teken[]) {
    this.tekens = tekens;
  }

  get klaar(): boolean {
    return this.at >= this.tekens.length;
  }

  of(): Knoop {
    let links = this.en();
    while (this.neem('||')) {
      const a = links;
      const b = this.en();
      links = (l) => Boolean(a(l)) || Boolean(b(l));
    }
    return links;
  }

  private en(): Knoop {
    let links = this.vergelijk();
    while (this.neem('&&')) {
      const a = links;
      const b = this.vergelijk();
      links = (l) => Boolean(a(l)) && Boolean(b(l));
    }
    return links;
  }

  private vergelijk(): Knoop {
    const a = this.niet();
    const op = this.tekens[this.at];
    const fn = op?.soort === 'op' ? VERGELIJK[op.text] : undefined;
    if (fn === undefined) return a;
    this.at += 1;
    const b = this.niet();
    return (l) => fn(a(l), b(l));
  }

  private niet(): Knoop {
    if (!this.neem('!')) return this.atoom();
    const a = this.niet();
    return (l) => !a(l);
  }

  private atoom(): Knoop {
    const teken = this.tekens[this.at];
    this.at += 1;
    if (teken === undefined) throw new Error('er ontbreekt iets aan het eind');
    if (teken.soort === 'op' && teken.text === '(') {
      const binnen = this.of();
      if (!this.neem(')')) throw new Error("')' ontbreekt");
      return binnen;
    }
    return blad(teken);
  }

  private neem(op: string): boolean {
    const teken = this.tekens[this.at];
    if (teken?.soort !== 'op' || teken.text !== op) return false;
    this.at += 1;
    return true;
  }
}

function blad(teken: Teken): Knoop {
  if (teken.soort === 'op') throw new Error(`'${teken.text}' staat hier niet goed`);
  if (teken.soort === 'naam' && !Object.hasOwn(VAST, teken.text)) return (l) => l(teken.text);
  const vast =
    teken.soort === 'getal' ? Number(teken.text) : teken.soort === 'naam' ? (VAST[teken.text] ?? null) : teken.text;
  return () => vast;
}

/** Compiles a trigger condition: identifiers, literals, == != < > <= >= && || ! and brackets; no calls, no assignment. */
export function compileExpr(text: string): Result<Conditie, string> {
  const tekens = lees(text);
  if (tekens === null || tekens.length === 0) return err(`onleesbare voorwaarde '${text}'`);
  try {
    const ontleder = new Ontleder(tekens);
    const knoop = ontleder.of();
    if (!ontleder.klaar) return err(`teveel tekens in '${text}'`);
    return ok((l) => Boolean(knoop(l)));
  } catch (fout) {
    return err(`${fout instanceof Error ? fout.message : String(fout)} in '${text}'`);
  }
}
