/** What is wrong with a value and where; the parts of zod's issue that our code reads. */
export interface Fout {
  code: string;
  path: PropertyKey[];
  message: string;
  errors?: Fout[][];
}

/** Sentence of a rule, as zod takes it. */
export type Melding = string | { error?: string; path?: PropertyKey[] } | undefined;

/** Reads a value; pushes what is wrong with it on `fouten` and then answers anything. */
export type Lees = (waarde: unknown, fouten: Fout[]) => unknown;

export interface Regel {
  mag: (waarde: unknown) => boolean;
  code: string;
  melding: Melding;
}

/** Thrown by `parse`; the message names place and reason of everything that is wrong. */
export class ZodError extends Error {
  readonly issues: Fout[];

  constructor(issues: Fout[]) {
    super(issues.map(({ path, message }) => `${path.join('.') || '(all)'}: ${message}`).join('; '));
    this.name = 'ZodError';
    this.issues = issues;
  }
}

export function maakFout(code: string, melding: Melding, path: PropertyKey[] = []): Fout {
  const tekst = typeof melding === 'string' ? melding : melding?.error;
  return { code, path, message: tekst ?? `Invalid input (${code})` };
}

/** Length of texts and lists, value of numbers. */
function maat(waarde: unknown): number {
  return typeof waarde === 'string' || Array.isArray(waarde) ? waarde.length : Number(waarde);
}

/** Runs the next reader only on a value that is right so far. */
function daarna(eerst: Lees, dan: Lees): Lees {
  return (waarde, fouten) => {
    const aantal = fouten.length;
    const uit = eerst(waarde, fouten);
    return fouten.length === aantal ? dan(uit, fouten) : uit;
  };
}

const opTekst =
  (maak: (tekst: string) => string) =>
  (waarde: unknown): unknown =>
    typeof waarde === 'string' ? maak(waarde) : waarde;

/** One reader with zod's chain of methods. */
export class Schema {
  readonly lees: Lees;
  /** The key of this schema may be absent. */
  readonly magWeg: boolean;

  constructor(lees: Lees, magWeg = false) {
    this.lees = lees;
    this.magWeg = magWeg;
  }

  // Arrow functions, since `schema.parse` is handed over by itself.
  readonly parse = (waarde: unknown): unknown => {
    const fouten: Fout[] = [];
    const uit = this.lees(waarde, fouten);
    if (fouten.length > 0) throw new ZodError(fouten);
    return uit;
  };

  readonly safeParse = (waarde: unknown): { success: true; data: unknown } | { success: false; error: ZodError } => {
    const fouten: Fout[] = [];
    const data = this.lees(waarde, fouten);
    return fouten.length > 0 ? { success: false, error: new ZodError(fouten) } : { success: true, data };
  };

  optional(): Schema {
    return new Schema((waarde, fouten) => (waarde === undefined ? undefined : this.lees(waarde, fouten)), true);
  }

  nullable(): Schema {
    return new Schema((waarde, fouten) => (waarde === null ? null : this.lees(waarde, fouten)), this.magWeg);
  }

  default(standaard: unknown): Schema {
    return new Schema(
      (waarde, fouten) => (waarde === undefined ? structuredClone(standaard) : this.lees(waarde, fouten)),
      true,
    );
  }

  prefault(standaard: unknown): Schema {
    return new Schema((waarde, fouten) => this.lees(waarde === undefined ? standaard : waarde, fouten), true);
  }

  or(ander: Schema): Schema {
    return unie([this, ander]);
  }

  transform(maak: (waarde: unknown) => unknown): Schema {
    return new Schema(daarna(this.lees, maak), this.magWeg);
  }

  /** Reads what this schema made with another one. */
  pipe(dan: Schema): Schema {
    return new Schema(daarna(this.lees, dan.lees), this.magWeg);
  }

  refine(mag: (waarde: unknown) => unknown, melding?: Melding): Schema {
    const path = typeof melding === 'object' ? melding.path : undefined;
    return this.regel({ mag: (waarde) => Boolean(mag(waarde)), code: 'custom', melding }, path);
  }

  min(grens: number, melding?: Melding): Schema {
    return this.regel({ mag: (waarde) => maat(waarde) >= grens, code: 'too_small', melding });
  }

  positive(melding?: Melding): Schema {
    return this.regel({ mag: (waarde) => maat(waarde) > 0, code: 'too_small', melding });
  }

  max(grens: number, melding?: Melding): Schema {
    return this.regel({ mag: (waarde) => maat(waarde) <= grens, code: 'too_big', melding });
  }

  length(aantal: number, melding?: Melding): Schema {
    return this.min(aantal, melding).max(aantal, melding);
  }

  multipleOf(stap: number, melding?: Melding): Schema {
    return this.regel({ mag: (waarde) => Number.isInteger(Number(waarde) / stap), code: 'not_multiple_of', melding });
  }

  int(melding?: Melding): Schema {
    return this.regel({ mag: Number.isSafeInteger, code: 'invalid_type', melding });
  }

  regex(patroon: RegExp, melding?: Melding): Schema {
    return this.regel({
      mag: (waarde) => typeof waarde === 'string' && waarde.search(patroon) >= 0,
      code: 'invalid_format',
      melding,
    });
  }

  trim(): Schema {
    return this.transform(opTekst((tekst) => tekst.trim()));
  }

  toLowerCase(): Schema {
    return this.transform(opTekst((tekst) => tekst.toLowerCase()));
  }

  toUpperCase(): Schema {
    return this.transform(opTekst((tekst) => tekst.toUpperCase()));
  }

  normalize(vorm?: string): Schema {
    return this.transform(opTekst((tekst) => tekst.normalize(vorm)));
  }

  private regel({ mag, code, melding }: Regel, path: PropertyKey[] = []): Schema {
    return new Schema(
      daarna(this.lees, (waarde, fouten) => {
        if (!mag(waarde)) fouten.push(maakFout(code, melding, [...path]));
        return waarde;
      }),
      this.magWeg,
    );
  }
}

/** First option that fits; else one fault that holds the faults of every option. */
export function unie(keuzes: readonly Schema[], melding?: Melding): Schema {
  return new Schema(
    (waarde, fouten) => {
      const errors: Fout[][] = [];
      for (const keuze of keuzes) {
        const eigen: Fout[] = [];
        const uit = keuze.lees(waarde, eigen);
        if (eigen.length === 0) return uit;
        errors.push(eigen);
      }
      fouten.push({ ...maakFout('invalid_union', melding), errors });
      return waarde;
    },
    keuzes.some(({ magWeg }) => magWeg),
  );
}
