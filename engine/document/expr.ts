import { type Result, err, ok } from '#engine/core/basis/result.ts';

/** Values an expression can meet. */
export type ExprValue = string | number | boolean | null;
/** Looks up an identifier (`ok`, `next`, `state.lus`); unknown names are null. */
export type Lookup = (name: string) => ExprValue;
/** A compiled condition; evaluating allocates nothing. */
export type Condition = (lookup: Lookup) => boolean;

type GraphNode = (lookup: Lookup) => ExprValue;
const TOKEN = /\s*(?:(==|!=|<=|>=|&&|\|\||[<>!()])|(-?\d+(?:\.\d+)?)|'([^']*)'|"([^"]*)"|([a-zA-Z_][\w.]*))/y;
interface Lexeme {
  soort: 'op' | 'getal' | 'tekst' | 'naam';
  text: string;
}

function read(text: string): Lexeme[] | null {
  const out: Lexeme[] = [];
  TOKEN.lastIndex = 0;
  const source = text.trimEnd();
  while (TOKEN.lastIndex < source.length) {
    const m = TOKEN.exec(source);
    if (m === null) return null;
    if (m[1] !== undefined) out.push({ soort: 'op', text: m[1] });
    else if (m[2] !== undefined) out.push({ soort: 'getal', text: m[2] });
    else if (m[5] !== undefined) out.push({ soort: 'naam', text: m[5] });
    else out.push({ soort: 'tekst', text: m[3] ?? m[4] ?? '' });
  }
  return out;
}

const COMPARE: Readonly<Record<string, (a: ExprValue, b: ExprValue) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => Number(a) < Number(b),
  '>': (a, b) => Number(a) > Number(b),
  '<=': (a, b) => Number(a) <= Number(b),
  '>=': (a, b) => Number(a) >= Number(b),
};
const FIXED: Readonly<Record<string, ExprValue>> = { true: true, false: false, null: null };

class Parser {
  private at = 0;
  private readonly tekens: readonly Lexeme[];

  constructor(signs: readonly Lexeme[]) {
    this.tekens = signs;
  }

  get klaar(): boolean {
    return this.at >= this.tekens.length;
  }

  of(): GraphNode {
    let left = this.en();
    while (this.neem('||')) {
      const a = left;
      const b = this.en();
      left = (l) => Boolean(a(l)) || Boolean(b(l));
    }
    return left;
  }

  private en(): GraphNode {
    let left = this.compare();
    while (this.neem('&&')) {
      const a = left;
      const b = this.compare();
      left = (l) => Boolean(a(l)) && Boolean(b(l));
    }
    return left;
  }

  private compare(): GraphNode {
    const a = this.niet();
    const at = this.tekens[this.at];
    const fn = at?.soort === 'op' ? COMPARE[at.text] : undefined;
    if (fn === undefined) return a;
    this.at += 1;
    const b = this.niet();
    return (l) => fn(a(l), b(l));
  }

  private niet(): GraphNode {
    if (!this.neem('!')) return this.atom();
    const a = this.niet();
    return (l) => !a(l);
  }

  private atom(): GraphNode {
    const draw = this.tekens[this.at];
    this.at += 1;
    if (draw === undefined) throw new Error('er ontbreekt iets aan het eind');
    if (draw.soort === 'op' && draw.text === '(') {
      const inside = this.of();
      if (!this.neem(')')) throw new Error("')' ontbreekt");
      return inside;
    }
    return sheet(draw);
  }

  private neem(at: string): boolean {
    const draw = this.tekens[this.at];
    if (draw?.soort !== 'op' || draw.text !== at) return false;
    this.at += 1;
    return true;
  }
}

function sheet(draw: Lexeme): GraphNode {
  if (draw.soort === 'op') throw new Error(`'${draw.text}' staat hier niet goed`);
  if (draw.soort === 'naam' && !Object.hasOwn(FIXED, draw.text)) return (l) => l(draw.text);
  const fixed =
    draw.soort === 'getal' ? Number(draw.text) : draw.soort === 'naam' ? (FIXED[draw.text] ?? null) : draw.text;
  return () => fixed;
}

/** Compiles a trigger condition: identifiers, literals, == != < > <= >= && || ! and brackets; no calls, no assignment. */
export function compileExpr(text: string): Result<Condition, string> {
  const signs = read(text);
  if (signs === null || signs.length === 0) return err(`onleesbare voorwaarde '${text}'`);
  try {
    const parser = new Parser(signs);
    const node = parser.of();
    if (!parser.klaar) return err(`teveel tekens in '${text}'`);
    return ok((l) => Boolean(node(l)));
  } catch (error) {
    return err(`${error instanceof Error ? error.message : String(error)} in '${text}'`);
  }
}
