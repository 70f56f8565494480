import { useState, type ReactNode } from 'react';
import { nameOf, t } from '../texts.ts';
import type { DocumentChange } from './document-changes.ts';
import { SceneRefusal, type Fault } from './scene-api.ts';

/** Longest piece of a value that is shown. */
const SHOWN = 90;
const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

interface Props {
  changes: readonly DocumentChange[];
  fault: Fault | null;
  save(): Promise<void>;
}
type Told = { kind: 'quiet' | 'busy' | 'saved' } | { kind: 'refused'; code: string; explanation: string };

/** What is different from the file, and the button that writes it. */
export function SavePanel({ changes, fault, save }: Props): ReactNode {
  const [told, setTold] = useState<Told>({ kind: 'quiet' });
  const write = (): void => {
    setTold({ kind: 'busy' });
    save().then(
      () => setTold({ kind: 'saved' }),
      (error: unknown) =>
        setTold({
          kind: 'refused',
          code: error instanceof SceneRefusal ? error.code : 'mislukt',
          explanation: error instanceof SceneRefusal ? error.explanation : '',
        }),
    );
  };
  return (
    <>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={changes.length === 0 || fault !== null || told.kind === 'busy'}
          onClick={write}
        >
          {t('scene.bewaar')}
        </button>
        <span role="status" className="meta">
          {changes.length === 0
            ? told.kind === 'saved'
              ? t('scene.bewaard')
              : t('scene.nietsVeranderd')
            : fault !== null && t('scene.eerstHeel')}
        </span>
      </div>
      {told.kind === 'refused' && (
        <p className="notice rust" role="alert">
          {nameOf('weigering', told.code)} {told.explanation}
        </p>
      )}
      <ul className="scene-list">
        {changes.map(({ path, before, after }) => (
          <li key={path}>
            <code>{path}</code> {before !== undefined && <del>{short(before)}</del>}{' '}
            {after !== undefined && <ins>{short(after)}</ins>}
          </li>
        ))}
      </ul>
    </>
  );
}
