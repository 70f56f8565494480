import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { regelcodeVan } from '#server/platform/contract/velden.contract.ts';
import { useNaKlik } from '#web/ui/formulier/gebruik-na-klik.ts';
import { HttpFout } from './http-fout.ts';

type Fouten = Readonly<Record<string, string>>;
type Waarden = Record<string, unknown>;

/** First broken rule per field, by the schema that the server uses too. */
export function foutenVan(schema: z.ZodType, waarden: unknown): Fouten {
  const uitkomst = schema.safeParse(waarden);
  if (uitkomst.success) return {};
  const fouten: Record<string, string> = {};
  for (const issue of uitkomst.error.issues) {
    const pad = issue.path.map(String).join('.') || '_';
    fouten[pad] ??= regelcodeVan({
      code: issue.code,
      message: issue.message,
      origin: 'origin' in issue ? String(issue.origin) : '',
    });
  }
  return fouten;
}

export interface FormulierOpties<W extends Waarden> {
  begin: W;
  schema: z.ZodType;
  /** Makes the body that the schema and the server read; the values themselves when absent. */
  maak?: (waarden: W) => unknown;
  /** Rules that only the form knows, e.g. two equal passwords. */
  extra?: (waarden: W) => Fouten;
  verstuur: (body: unknown, waarden: W) => Promise<void>;
}

export interface Formulier<W extends Waarden> {
  waarden: W;
  zet: <K extends keyof W>(veld: K, waarde: W[K]) => void;
  /** Code of the broken rule of a field, once it has been left or sent. */
  fout: (veld: string) => string | null;
  /** Marks a field as left: from now on its rule shows. */
  raak: (veld: string) => void;
  bezig: boolean;
  /** Refusal that belongs to no field. */
  melding: HttpFout | Error | null;
  onSubmit: (gebeurtenis: FormEvent<HTMLFormElement>) => void;
}

/** Puts the focus on the first field with a mistake, in the order of the page. */
function naarEerste(formulier: HTMLFormElement | null, fouten: Fouten): void {
  const velden = [...(formulier?.querySelectorAll<HTMLElement>('[name]') ?? [])];
  velden
    .find((veld) =>
      Object.keys(fouten).some(
        (naam) => naam === veld.getAttribute('name') || naam.startsWith(`${veld.getAttribute('name') ?? ''}.`),
      ),
    )
    ?.focus();
}

/** Values, rules and sending of one form: rules show when a field is left and at sending, the first mistake takes the focus. */
export function useFormulier<W extends Waarden>({
  begin,
  schema,
  maak,
  extra,
  verstuur,
}: FormulierOpties<W>): Formulier<W> {
  const [waarden, stelWaarden] = useState<W>(begin);
  const [geraakt, stelGeraakt] = useState<ReadonlySet<string>>(new Set());
  const [alles, stelAlles] = useState(false);
  const [server, stelServer] = useState<Fouten>({});
  const [bezig, stelBezig] = useState(false);
  const [melding, stelMelding] = useState<Error | null>(null);
  const naKlik = useNaKlik();
  const element = useRef<HTMLFormElement | null>(null);
  const body = maak === undefined ? waarden : maak(waarden);
  const fouten: Fouten = { ...extra?.(waarden), ...foutenVan(schema, body) };

  const stuur = async (): Promise<void> => {
    stelAlles(true);
    stelMelding(null);
    if (Object.keys(fouten).length > 0) return naarEerste(element.current, fouten);
    stelBezig(true);
    try {
      await verstuur(body, waarden);
    } catch (oorzaak) {
      const velden = oorzaak instanceof HttpFout ? oorzaak.velden : {};
      stelServer(velden);
      if (Object.keys(velden).length > 0) naarEerste(element.current, velden);
      stelMelding(oorzaak instanceof Error ? oorzaak : new Error(String(oorzaak)));
    } finally {
      stelBezig(false);
    }
  };

  return {
    waarden,
    bezig,
    melding,
    zet: (veld, waarde) => {
      stelWaarden((oud) => ({ ...oud, [veld]: waarde }));
      stelServer((oud) =>
        Object.fromEntries(
          Object.entries(oud).filter(([naam]) => naam !== veld && !naam.startsWith(`${String(veld)}.`)),
        ),
      );
    },
    fout: (veld) => server[veld] ?? (alles || geraakt.has(veld) ? (fouten[veld] ?? null) : null),
    raak: (veld) => naKlik(() => stelGeraakt((oud) => new Set(oud).add(veld))),
    onSubmit: (gebeurtenis) => {
      gebeurtenis.preventDefault();
      element.current = gebeurtenis.currentTarget;
      if (!bezig) void stuur();
    },
  };
}
