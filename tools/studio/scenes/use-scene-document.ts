import { useEffect, useReducer, useState } from 'react';
import { withValue, type DocumentPath } from './document-path.ts';
import { createHistory, edited, redone, settled, undone, type EditHistory } from './edit-history.ts';
import { fetchSceneText, saveScene } from './scene-api.ts';

type Edit =
  | { kind: 'open'; doc: unknown }
  | { kind: 'change'; path: DocumentPath; value: unknown }
  | { kind: 'settle' | 'undo' | 'redo' };

function reduce(history: EditHistory | null, edit: Edit): EditHistory | null {
  if (edit.kind === 'open') return createHistory(edit.doc);
  if (history === null) return null;
  if (edit.kind === 'change') return edited(history, withValue(history.present, edit.path, edit.value), edit.path);
  if (edit.kind === 'undo') return undone(history);
  return edit.kind === 'redo' ? redone(history) : settled(history);
}

/** A scene that is being changed: what stands on disk, what it is now, and the steps between them. */
export interface SceneDocument {
  /** Null while it is read. */
  history: EditHistory | null;
  /** The document as it stands on disk. */
  saved: unknown;
  error: unknown;
  change(path: DocumentPath, value: unknown): void;
  /** The hand was lifted from a slider or a thing. */
  settle(): void;
  undo(): void;
  redo(): void;
  save(): Promise<void>;
}

export function useSceneDocument(slug: string): SceneDocument {
  const [history, edit] = useReducer(reduce, null);
  const [file, setFile] = useState<{ text: string; doc: unknown }>({ text: 'null', doc: null });
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    fetchSceneText(slug).then((text) => {
      const doc: unknown = JSON.parse(text);
      setFile({ text, doc });
      edit({ kind: 'open', doc });
    }, setError);
  }, [slug]);
  return {
    history,
    saved: file.doc,
    error,
    change: (path, value) => edit({ kind: 'change', path, value }),
    settle: () => edit({ kind: 'settle' }),
    undo: () => edit({ kind: 'undo' }),
    redo: () => edit({ kind: 'redo' }),
    save: async () => {
      if (history === null) return;
      const text = await saveScene(slug, history.present, file.text);
      setFile({ text, doc: history.present });
    },
  };
}
