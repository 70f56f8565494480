import { useRef, useState } from 'react';
import type { ToetsRecord } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { readToets, saveToets, stepToets } from '../shared/api/methodetoetsen.api.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { changeOf, draftOf, sameDraft, type ToetsDraftValues } from './draft.ts';

/** The values of the editor, the version they began with, and what was saved last. */
export function useDraft(adminId: string, record: ToetsRecord, onChanged: (record: ToetsRecord) => void) {
  const params = { adminId, methodetoetsId: record.id };
  const version = useRef(record.versie);
  const saving = useSaving();
  const [values, setValues] = useState(() => draftOf(record));
  const [saved, setSaved] = useState(() => draftOf(record));
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<ToetsDraftValues>): void => {
    setRefused({});
    setValues((old) => ({ ...old, ...part }));
  };
  const save = async (): Promise<boolean> => {
    const sent = values;
    const done = await saving.run(async () => {
      const newest = await saveToets(params, changeOf(sent, version.current));
      version.current = newest.versie;
      setSaved(sent);
      onChanged(newest);
    }, setRefused);
    return done !== undefined;
  };
  const publish = async (): Promise<void> => {
    if (!sameDraft(values, saved) && !(await save())) return;
    const done = await saving.run(() => stepToets(params, 'gepland'), setRefused);
    if (done !== undefined) onChanged(done.uit);
  };
  /** Saves what stands here over what somebody else saved. */
  const overrule = async (): Promise<void> => {
    const done = await saving.run(() => readToets(params));
    if (done === undefined) return;
    version.current = done.uit.versie;
    await save();
  };
  const isConflict = saving.fout instanceof HttpError && saving.fout.code === 'GEWIJZIGD_DOOR_ANDER';
  return { values, change, save, overrule, publish, saving, refused, isConflict, changed: !sameDraft(values, saved) };
}
export type DraftStanding = ReturnType<typeof useDraft>;
