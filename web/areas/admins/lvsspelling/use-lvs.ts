import { useState } from 'react';
import type { LvsMapping, LvsPlan, LvsOutcome } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { LVS_INITIAL, isSameMapping, lvsChoices, type LvsState } from './choice-state.ts';
import { rereadLvsPlan, createLvsPlan, executeLvs } from './api.ts';

export const STEPS = ['kies', 'kolommen', 'voorbeeld', 'klaar'] as const;
type Step = (typeof STEPS)[number];

/** What the server is asked to do with the plan. */
function toCommand(state: LvsState) {
  const profileName = state.profielnaam.trim();
  return { keuzes: lvsChoices(state), ...(profileName === '' ? {} : { profielnaam: profileName }) };
}

/** The four steps; the file stays in the browser, since another mapping needs it and an expired plan costs one press. */
export function useLvs(adminId: string) {
  const [step, setStep] = useState<Step>('kies');
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<LvsPlan | null>(null);
  const [choices, setChoices] = useState<LvsState>(LVS_INITIAL);
  const [outcome, setOutcome] = useState<LvsOutcome | null>(null);
  const taak = useSaving();
  const to = (newOne: Step): void => {
    taak.wis();
    setStep(newOne);
    window.scrollTo({ top: 0 });
  };
  const choose = (newOne: File) =>
    taak.run(async () => {
      setFile(newOne);
      setPlan(await createLvsPlan(adminId, newOne));
      setChoices(LVS_INITIAL);
      to('kolommen');
    });
  const proceed = (mapping: LvsMapping, onFieldErrors: (fields: Readonly<Record<string, string>>) => void) =>
    taak.run(async () => {
      if (plan === null || file === null) return;
      const same = isSameMapping(plan.voorstel, mapping);
      const newOne = same ? plan : await rereadLvsPlan(adminId, plan.planId, { bestand: file, mapping });
      setPlan(newOne);
      if (!same) setChoices({ ...LVS_INITIAL, profielnaam: choices.profielnaam });
      if (newOne.mist.length === 0) to('voorbeeld');
    }, onFieldErrors);
  const rotate = () =>
    taak.run(async () => {
      if (plan === null) return;
      setOutcome(await executeLvs(adminId, plan.planId, toCommand(choices)));
      to('klaar');
    });
  const retry = (): void => {
    setPlan(null);
    setOutcome(null);
    to('kies');
  };
  return {
    stap: step,
    bestand: file,
    plan,
    keuzes: choices,
    uitkomst: outcome,
    bezig: taak.bezig,
    fout: taak.fout,
    naar: to,
    kies: choose,
    proceed,
    draai: rotate,
    opnieuw: retry,
    setChoices,
  };
}
export type Lvs = ReturnType<typeof useLvs>;
