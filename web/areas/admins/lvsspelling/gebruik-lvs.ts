import { useState } from 'react';
import type { LvsMapping, LvsPlan, LvsUitkomst } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { BEGINSTAND, isZelfdeMapping, naarKeuzes, type Keuzestand } from './keuzestand.ts';
import { herleesLvsPlan, maakLvsPlan, voerLvsUit } from './lvsspelling.api.ts';

export const STAPPEN = ['kies', 'kolommen', 'voorbeeld', 'klaar'] as const;
export type Stap = (typeof STAPPEN)[number];

/** What the server is asked to do with the plan. */
function naarOpdracht(stand: Keuzestand) {
  const profielnaam = stand.profielnaam.trim();
  return { keuzes: naarKeuzes(stand), ...(profielnaam === '' ? {} : { profielnaam }) };
}

/** The four steps; the file stays in the browser, since another mapping needs it and an expired plan costs one press. */
export function useLvs(adminId: string) {
  const [stap, stelStap] = useState<Stap>('kies');
  const [bestand, stelBestand] = useState<File | null>(null);
  const [plan, stelPlan] = useState<LvsPlan | null>(null);
  const [keuzes, stelKeuzes] = useState<Keuzestand>(BEGINSTAND);
  const [uitkomst, stelUitkomst] = useState<LvsUitkomst | null>(null);
  const taak = useBewaren();
  const naar = (nieuw: Stap): void => {
    taak.wis();
    stelStap(nieuw);
    window.scrollTo({ top: 0 });
  };
  const kies = (nieuw: File) =>
    taak.run(async () => {
      stelBestand(nieuw);
      stelPlan(await maakLvsPlan(adminId, nieuw));
      stelKeuzes(BEGINSTAND);
      naar('kolommen');
    });
  const verder = (mapping: LvsMapping, opVelden: (velden: Readonly<Record<string, string>>) => void) =>
    taak.run(async () => {
      if (plan === null || bestand === null) return;
      const zelfde = isZelfdeMapping(plan.voorstel, mapping);
      const nieuw = zelfde ? plan : await herleesLvsPlan(adminId, plan.planId, { bestand, mapping });
      stelPlan(nieuw);
      if (!zelfde) stelKeuzes({ ...BEGINSTAND, profielnaam: keuzes.profielnaam });
      if (nieuw.mist.length === 0) naar('voorbeeld');
    }, opVelden);
  const draai = () =>
    taak.run(async () => {
      if (plan === null) return;
      stelUitkomst(await voerLvsUit(adminId, plan.planId, naarOpdracht(keuzes)));
      naar('klaar');
    });
  const opnieuw = (): void => {
    stelPlan(null);
    stelUitkomst(null);
    naar('kies');
  };
  return {
    stap,
    bestand,
    plan,
    keuzes,
    uitkomst,
    bezig: taak.bezig,
    fout: taak.fout,
    naar,
    kies,
    verder,
    draai,
    opnieuw,
    stelKeuzes,
  };
}
export type Lvs = ReturnType<typeof useLvs>;
