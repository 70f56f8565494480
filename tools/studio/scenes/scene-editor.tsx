import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { sceneJsonSchema } from '#engine/document/json-schema.ts';
import { nameOf, t } from '../texts.ts';
import { changesBetween } from './document-changes.ts';
import { readPath, samePath, valueAt, type DocumentPath } from './document-path.ts';
import { FieldEditor, type PanelDesk } from './field-editor.tsx';
import { previewAddress, type PreviewChoice } from './preview-address.ts';
import { PreviewBar } from './preview-bar.tsx';
import { SavePanel } from './save-panel.tsx';
import type { Fault } from './scene-api.ts';
import { AccessibleList, FrameMeter, RoundLogPanel } from './scene-inspector.tsx';
import { ScenePreview, type Screen } from './scene-preview.tsx';
import { SceneStage } from './scene-stage.tsx';
import { placedThings, treeOf } from './scene-tree.ts';
import { readSchemaNode } from './schema-node.ts';
import { useSceneDocument, type SceneDocument } from './use-scene-document.ts';
import './scenes.css';

const BEGIN: PreviewChoice = {
  fixture: '',
  words: '',
  s: 0.3,
  seed: 7,
  calm: false,
  still: false,
  oneSwitch: false,
  tutorial: false,
  self: 'nee',
  flemish: false,
};
const DRAWERS = ['wijzigingen', 'log', 'toegankelijk'] as const;
type Drawer = (typeof DRAWERS)[number];

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+S, as in every editor. */
function useShortcuts({ undo, redo }: SceneDocument, save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const act = key === 's' ? save : key === 'z' ? (event.shiftKey ? redo : undo) : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** The scene of one game: its tree, the game itself, and a panel for whatever is chosen. */
export function SceneEditor({ slug }: { slug: string }): ReactNode {
  const scene = useSceneDocument(slug);
  if (scene.error !== null)
    return (
      <p className="notice rust" role="alert">
        {t('scene.nietGeladen', { spel: slug })}
      </p>
    );
  if (scene.history === null)
    return (
      <p className="still" role="status">
        {t('studio.laden')}
      </p>
    );
  return <Bench slug={slug} scene={scene} doc={scene.history.present} />;
}

function Bench({ slug, scene, doc }: { slug: string; scene: SceneDocument; doc: unknown }): ReactNode {
  const [path, setPath] = useState<DocumentPath>(['tuning']);
  const [fault, setFault] = useState<Fault | null>(null);
  const [screen, setScreen] = useState<Screen>('lap');
  const [choice, setChoice] = useState(BEGIN);
  const [arranges, setArranges] = useState(false);
  const [drawer, setDrawer] = useState<Drawer>('wijzigingen');
  const frame = useRef<HTMLIFrameElement>(null);
  const root = useMemo(() => readSchemaNode(sceneJsonSchema()), []);
  const fixtures = fixturesOf(doc);
  const address = previewAddress(slug, { ...choice, fixture: choice.fixture || (fixtures[0] ?? '') });
  const changes = changesBetween(scene.saved, doc);
  const desk: PanelDesk = { doc, root, change: scene.change, settle: scene.settle };
  const onFault = useCallback((found: Fault | null) => setFault(found), []);
  useShortcuts(scene, () => setDrawer('wijzigingen'));
  return (
    <div className="scene-bench">
      <SceneTree doc={doc} chosen={path} onChoose={setPath} />
      <section className="scene-middle">
        <PreviewBar
          slug={slug}
          fixtures={fixtures}
          choice={choice}
          screen={screen}
          arranges={arranges}
          onChoice={(part) => setChoice((old) => ({ ...old, ...part }))}
          onScreen={(next) => {
            setScreen(next);
            if (next !== 'lap') setArranges(false);
          }}
          onArranges={setArranges}
          history={scene.history}
          onUndo={scene.undo}
          onRedo={scene.redo}
        />
        <ScenePreview
          address={address}
          doc={doc}
          screen={screen}
          frame={frame}
          onFault={onFault}
          over={(scale) =>
            arranges && (
              <div className="scene-over">
                <SceneStage
                  key={scale}
                  things={placedThings(doc)}
                  scale={scale}
                  chosen={path.join('.')}
                  onChoose={setPath}
                  onMove={scene.change}
                  onDrop={scene.settle}
                />
              </div>
            )
          }
        />
        {fault !== null && (
          <p className="notice rust" role="alert">
            <button type="button" className="scene-link" onClick={() => setPath(thingAt(doc, readPath(fault.pad)))}>
              {fault.pad}
            </button>{' '}
            {fault.melding}
          </p>
        )}
        <FrameMeter frame={frame} />
        <div className="row" role="tablist" aria-label={t('scene.laden')}>
          {DRAWERS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              className="scene-tab"
              aria-selected={drawer === name}
              onClick={() => setDrawer(name)}
            >
              {nameOf('scene', name)}
              {name === 'wijzigingen' && changes.length > 0 && ` (${String(changes.length)})`}
            </button>
          ))}
        </div>
        <div className="scene-drawer" role="tabpanel">
          {drawer === 'wijzigingen' && <SavePanel changes={changes} fault={fault} save={scene.save} />}
          {drawer === 'log' && <RoundLogPanel frame={frame} />}
          {drawer === 'toegankelijk' && <AccessibleList frame={frame} />}
        </div>
      </section>
      <aside className="scene-panel" aria-label={t('scene.paneel')}>
        <FieldEditor key={path.join('.')} desk={desk} path={path} />
      </aside>
    </div>
  );
}

const fixturesOf = (doc: unknown): string[] => {
  const names = valueAt(doc, ['tests', 'fixtures']);
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
};

/** The thing of the tree in which a path lies, or the part of the document. */
const thingAt = (doc: unknown, path: DocumentPath): DocumentPath =>
  treeOf(doc)
    .flatMap((part) => part.inner)
    .find((thing) => samePath(thing.path, path.slice(0, 2)))?.path ?? path.slice(0, 1);

function SceneTree(props: { doc: unknown; chosen: DocumentPath; onChoose(path: DocumentPath): void }): ReactNode {
  const { doc, chosen, onChoose } = props;
  const button = (path: DocumentPath, label: string): ReactNode => (
    <button
      type="button"
      className="scene-node"
      aria-current={samePath(path, chosen) ? 'true' : undefined}
      onClick={() => onChoose(path)}
    >
      {label}
    </button>
  );
  return (
    <nav className="scene-tree" aria-label={t('scene.boom')}>
      {treeOf(doc).map(({ path, label, inner }) => (
        <details key={label} open={path[0] === chosen[0]}>
          <summary>{button(path, nameOf('deel', label))}</summary>
          <ul>
            {inner.map((thing) => (
              <li key={thing.path.join('.')}>{button(thing.path, thing.label)}</li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
