import { useState, type ReactNode } from 'react';
import { t } from '../texts.ts';
import { entriesOf, valueAt, type DocumentPath } from './document-path.ts';
import { fieldOf, nodeAt, sliderRange, startValue, type Field } from './schema-field.ts';
import type { SchemaNode } from './schema-node.ts';
import { schemaOfUse } from './use-schema.ts';

/** What every field of the panel is drawn from and reports to. */
export interface PanelDesk {
  doc: unknown;
  root: SchemaNode;
  change(path: DocumentPath, value: unknown): void;
  settle(): void;
}

interface Props {
  desk: PanelDesk;
  path: DocumentPath;
  /** How deep below the opened part; what is deep starts closed. */
  depth?: number;
}
type NumberField = Extract<Field, { kind: 'number' }>;

const nameOfStep = (path: DocumentPath): string => {
  const step = path.at(-1) ?? '';
  return typeof step === 'number' ? String(step + 1) : step;
};
const fieldId = (path: DocumentPath): string => `field-${path.join('-')}`;

/** One value with everything inside it. */
export function FieldEditor({ desk, path, depth = 0 }: Props): ReactNode {
  const value = valueAt(desk.doc, path);
  const field = fieldOf(nodeAt({ ...desk, schemaOfUse }, path), value);
  if (field.kind === 'group' || field.kind === 'list')
    return <PartEditor desk={desk} path={path} depth={depth} field={field} value={value} />;
  return (
    <div className="scene-field">
      <label htmlFor={fieldId(path)}>{nameOfStep(path)}</label>
      <ValueEditor desk={desk} path={path} field={field} value={value} />
    </div>
  );
}

function ValueEditor({ desk, path, field, value }: Props & { field: Field; value: unknown }): ReactNode {
  const id = fieldId(path);
  const change = (next: unknown): void => {
    desk.change(path, next);
    desk.settle();
  };
  if (field.kind === 'number') return <NumberEditor desk={desk} path={path} field={field} value={value} />;
  if (field.kind === 'truth')
    return <input id={id} type="checkbox" checked={value === true} onChange={(e) => change(e.target.checked)} />;
  if (field.kind === 'choice')
    return (
      <select
        id={id}
        value={String(value)}
        onChange={(e) => change(field.options.find((option) => String(option) === e.target.value))}
      >
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  if (field.kind === 'text')
    return (
      <input
        id={id}
        type="text"
        value={typeof value === 'string' ? value : ''}
        onChange={(e) => desk.change(path, e.target.value)}
        onBlur={desk.settle}
      />
    );
  return <code id={id}>{JSON.stringify(value)}</code>;
}

function NumberEditor({ desk, path, field, value }: Props & { field: NumberField; value: unknown }): ReactNode {
  if (typeof value === 'string') return <TuningChoice desk={desk} path={path} value={value} />;
  const number = typeof value === 'number' ? value : 0;
  const names = field.tunable ? tuningNames(desk.doc) : [];
  return (
    <span className="scene-number">
      <Slider key={path.join('.')} field={field} number={number} label={path.join('.')} desk={desk} path={path} />
      <input
        id={fieldId(path)}
        type="number"
        step="any"
        value={number}
        min={field.min}
        max={field.max}
        onChange={(e) => desk.change(path, Number(e.target.value))}
        onBlur={desk.settle}
      />
      {names.length > 0 && (
        <button
          type="button"
          className="scene-small"
          title={t('scene.naarTuning')}
          aria-label={t('scene.naarTuning')}
          onClick={() => desk.change(path, `$${names[0]}`)}
        >
          $
        </button>
      )}
    </span>
  );
}

/** The range is that of the value at which the hand came down: else the slider runs away under the hand. */
function Slider(props: Props & { field: NumberField; number: number; label: string }): ReactNode {
  const { desk, path, field, number, label } = props;
  const [held, setHeld] = useState<number | null>(null);
  const range = sliderRange(field, held ?? number);
  return (
    <input
      type="range"
      aria-label={t('scene.schuif', { naam: label })}
      {...range}
      value={number}
      onPointerDown={() => setHeld(number)}
      onChange={(e) => desk.change(path, Number(e.target.value))}
      onPointerUp={() => {
        setHeld(null);
        desk.settle();
      }}
      onKeyUp={desk.settle}
    />
  );
}

const tuningNames = (doc: unknown): string[] => entriesOf(valueAt(doc, ['tuning'])).map(([name]) => String(name));

function TuningChoice({ desk, path, value }: Props & { value: string }): ReactNode {
  return (
    <span className="scene-number">
      <select id={fieldId(path)} value={value} onChange={(e) => desk.change(path, e.target.value)}>
        {tuningNames(desk.doc).map((name) => (
          <option key={name}>{`$${name}`}</option>
        ))}
      </select>
      <button type="button" className="scene-small" onClick={() => desk.change(path, 0)}>
        {t('scene.losGetal')}
      </button>
    </span>
  );
}

type PartProps = Required<Props> & { field: Extract<Field, { kind: 'group' | 'list' }>; value: unknown };

function PartEditor({ desk, path, depth, field, value }: PartProps): ReactNode {
  const entries = entriesOf(value);
  return (
    <details className="scene-part" open={depth < 2}>
      <summary>
        <span>{nameOfStep(path)}</span>
        <span className="meta">{entries.length}</span>
      </summary>
      {entries.map(([step]) => (
        <div key={step} className="scene-row">
          <FieldEditor desk={desk} path={[...path, step]} depth={depth + 1} />
          <button
            type="button"
            className="scene-small"
            aria-label={t('scene.weg', { naam: nameOfStep([...path, step]) })}
            onClick={() => desk.change([...path, step], undefined)}
          >
            ×
          </button>
        </div>
      ))}
      {field.kind === 'list' ? (
        field.grows && <AddItem desk={desk} path={path} node={field.itemOf(entries.length)} at={entries.length} />
      ) : (
        <AddField desk={desk} path={path} field={field} known={entries.map(([step]) => String(step))} />
      )}
    </details>
  );
}

function AddItem({ desk, path, node, at }: Props & { node: SchemaNode; at: number }): ReactNode {
  return (
    <button type="button" className="scene-small" onClick={() => desk.change([...path, at], startValue(node))}>
      {t('scene.erbij')}
    </button>
  );
}

function AddField(props: Props & { field: Extract<Field, { kind: 'group' }>; known: readonly string[] }): ReactNode {
  const { desk, path, field, known } = props;
  const [name, setName] = useState('');
  const open = field.fields.filter(([candidate]) => !known.includes(candidate));
  const add = (chosen: string): void => {
    const node = field.fields.find(([candidate]) => candidate === chosen)?.[1] ?? field.extra;
    if (chosen !== '' && node !== null && node !== undefined) desk.change([...path, chosen], startValue(node));
    setName('');
  };
  if (field.extra !== null)
    return (
      <form
        className="scene-add"
        onSubmit={(e) => {
          e.preventDefault();
          add(name);
        }}
      >
        <input
          type="text"
          value={name}
          placeholder={t('scene.nieuweNaam')}
          aria-label={t('scene.nieuweNaam')}
          onChange={(e) => setName(e.target.value)}
        />
        <button type="submit" className="scene-small" disabled={name === '' || known.includes(name)}>
          {t('scene.erbij')}
        </button>
      </form>
    );
  if (open.length === 0) return null;
  return (
    <select className="scene-add" value="" aria-label={t('scene.veldErbij')} onChange={(e) => add(e.target.value)}>
      <option value="">{t('scene.veldErbij')}</option>
      {open.map(([candidate]) => (
        <option key={candidate}>{candidate}</option>
      ))}
    </select>
  );
}
