/** What is wrong with a value and where; the parts of zod's issue that our code reads. */
export interface Mistake {
  code: string;
  path: PropertyKey[];
  message: string;
  errors?: Mistake[][];
}

/** Sentence of a rule, as zod takes it. */
export type Notice = string | { error?: string; path?: PropertyKey[] } | undefined;

/** Reads a value; pushes what is wrong with it on `fouten` and then answers anything. */
export type Read = (value: unknown, errors: Mistake[]) => unknown;

export interface Rule {
  mag: (value: unknown) => boolean;
  code: string;
  melding: Notice;
}

/** Thrown by `parse`; the message names place and reason of everything that is wrong. */
export class ZodError extends Error {
  readonly issues: Mistake[];

  constructor(issues: Mistake[]) {
    super(issues.map(({ path, message }) => `${path.join('.') || '(all)'}: ${message}`).join('; '));
    this.name = 'ZodError';
    this.issues = issues;
  }
}

export function createError(code: string, notice: Notice, path: PropertyKey[] = []): Mistake {
  const text = typeof notice === 'string' ? notice : notice?.error;
  return { code, path, message: text ?? `Invalid input (${code})` };
}

/** Length of texts and lists, value of numbers. */
function size(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
}

/** Runs the next reader only on a value that is right so far. */
function afterward(first: Read, other: Read): Read {
  return (value, errors) => {
    const count = errors.length;
    const out = first(value, errors);
    return errors.length === count ? other(out, errors) : out;
  };
}

const mapText =
  (create: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? create(value) : value;

/** One reader with zod's chain of methods. */
export class Schema {
  readonly read: Read;
  /** The key of this schema may be absent. */
  readonly canBeAbsent: boolean;

  constructor(read: Read, canBeAbsent = false) {
    this.read = read;
    this.canBeAbsent = canBeAbsent;
  }

  // Arrow functions, since `schema.parse` is handed over by itself.
  readonly parse = (value: unknown): unknown => {
    const errors: Mistake[] = [];
    const out = this.read(value, errors);
    if (errors.length > 0) throw new ZodError(errors);
    return out;
  };

  readonly safeParse = (value: unknown): { success: true; data: unknown } | { success: false; error: ZodError } => {
    const errors: Mistake[] = [];
    const data = this.read(value, errors);
    return errors.length > 0 ? { success: false, error: new ZodError(errors) } : { success: true, data };
  };

  optional(): Schema {
    return new Schema((value, errors) => (value === undefined ? undefined : this.read(value, errors)), true);
  }

  nullable(): Schema {
    return new Schema((value, errors) => (value === null ? null : this.read(value, errors)), this.canBeAbsent);
  }

  default(fallbackValue: unknown): Schema {
    return new Schema(
      (value, errors) => (value === undefined ? structuredClone(fallbackValue) : this.read(value, errors)),
      true,
    );
  }

  prefault(fallbackValue: unknown): Schema {
    return new Schema((value, errors) => this.read(value === undefined ? fallbackValue : value, errors), true);
  }

  or(other: Schema): Schema {
    return union([this, other]);
  }

  transform(create: (value: unknown) => unknown): Schema {
    return new Schema(afterward(this.read, create), this.canBeAbsent);
  }

  /** Reads what this schema made with another one. */
  pipe(other: Schema): Schema {
    return new Schema(afterward(this.read, other.read), this.canBeAbsent);
  }

  refine(allowed: (value: unknown) => unknown, notice?: Notice): Schema {
    const path = typeof notice === 'object' ? notice.path : undefined;
    return this.regel({ mag: (value) => Boolean(allowed(value)), code: 'custom', melding: notice }, path);
  }

  min(bound: number, notice?: Notice): Schema {
    return this.regel({ mag: (value) => size(value) >= bound, code: 'too_small', melding: notice });
  }

  positive(notice?: Notice): Schema {
    return this.regel({ mag: (value) => size(value) > 0, code: 'too_small', melding: notice });
  }

  max(bound: number, notice?: Notice): Schema {
    return this.regel({ mag: (value) => size(value) <= bound, code: 'too_big', melding: notice });
  }

  length(count: number, notice?: Notice): Schema {
    return this.min(count, notice).max(count, notice);
  }

  multipleOf(step: number, notice?: Notice): Schema {
    return this.regel({
      mag: (value) => Number.isInteger(Number(value) / step),
      code: 'not_multiple_of',
      melding: notice,
    });
  }

  int(notice?: Notice): Schema {
    return this.regel({ mag: Number.isSafeInteger, code: 'invalid_type', melding: notice });
  }

  regex(pattern: RegExp, notice?: Notice): Schema {
    return this.regel({
      mag: (value) => typeof value === 'string' && value.search(pattern) >= 0,
      code: 'invalid_format',
      melding: notice,
    });
  }

  trim(): Schema {
    return this.transform(mapText((text) => text.trim()));
  }

  toLowerCase(): Schema {
    return this.transform(mapText((text) => text.toLowerCase()));
  }

  toUpperCase(): Schema {
    return this.transform(mapText((text) => text.toUpperCase()));
  }

  normalize(form?: string): Schema {
    return this.transform(mapText((text) => text.normalize(form)));
  }

  private regel({ mag: allowed, code, melding: notice }: Rule, path: PropertyKey[] = []): Schema {
    return new Schema(
      afterward(this.read, (value, errors) => {
        if (!allowed(value)) errors.push(createError(code, notice, [...path]));
        return value;
      }),
      this.canBeAbsent,
    );
  }
}

/** First option that fits; else one fault that holds the faults of every option. */
export function union(choices: readonly Schema[], notice?: Notice): Schema {
  return new Schema(
    (value, failures) => {
      const errors: Mistake[][] = [];
      for (const choice of choices) {
        const own: Mistake[] = [];
        const out = choice.read(value, own);
        if (own.length === 0) return out;
        errors.push(own);
      }
      failures.push({ ...createError('invalid_union', notice), errors });
      return value;
    },
    choices.some(({ canBeAbsent }) => canBeAbsent),
  );
}
