import { useState, type ReactNode } from 'react';
import { nameOf, t } from '../texts.ts';
import type { EditHistory } from './edit-history.ts';
import type { PreviewChoice } from './preview-address.ts';
import { makeContactSheet } from './scene-api.ts';
import { SCREENS, type Screen } from './scene-preview.tsx';

interface Props {
  slug: string;
  fixtures: readonly string[];
  choice: PreviewChoice;
  screen: Screen;
  arranges: boolean;
  history: EditHistory | null;
  onChoice(part: Partial<PreviewChoice>): void;
  onScreen(screen: Screen): void;
  onArranges(on: boolean): void;
  onUndo(): void;
  onRedo(): void;
}

const SCREEN_NAMES: readonly Screen[] = ['lap', 'tablet', 'phone', 'upright'];
const SELF = ['nee', 'goed', 'fout', 'willekeurig'] as const;
/** Ways to look at a scene that are on or off. */
const LOOKS = ['calm', 'still', 'oneSwitch', 'tutorial', 'flemish'] as const;

/** How the scene is looked at: screen, question, level, and the child that plays. */
export function PreviewBar(props: Props): ReactNode {
  const { choice, onChoice, screen, history } = props;
  return (
    <div className="scene-bar" role="toolbar" aria-label={t('scene.balk')}>
      <a href="#spellen" className="button">
        {t('spellen.terug')}
      </a>
      <strong>{props.slug}</strong>
      <button type="button" className="button" disabled={!history?.past.length} onClick={props.onUndo}>
        {t('scene.terug')}
      </button>
      <button type="button" className="button" disabled={!history?.future.length} onClick={props.onRedo}>
        {t('scene.vooruit')}
      </button>
      <label className="field">
        <span>{t('scene.scherm')}</span>
        <select
          value={screen}
          onChange={(e) => props.onScreen(SCREEN_NAMES.find((name) => name === e.target.value) ?? 'lap')}
        >
          {SCREEN_NAMES.map((name) => (
            <option key={name} value={name}>{`${nameOf('scherm', name)} ${SCREENS[name].join(' × ')}`}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('scene.vraag')}</span>
        <select value={choice.fixture} onChange={(e) => onChoice({ fixture: e.target.value })}>
          {props.fixtures.map((name, at) => (
            <option key={name} value={at === 0 ? '' : name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <WordField words={choice.words} onWords={(words) => onChoice({ words })} />
      <label className="field narrow">
        <span>{t('spellen.niveau')}</span>
        <input
          type="number"
          min="0"
          max="1"
          step="0.1"
          value={choice.s}
          onChange={(e) => onChoice({ s: Number(e.target.value) })}
        />
      </label>
      <label className="field narrow">
        <span>{t('scene.seed')}</span>
        <input
          type="number"
          step="1"
          value={choice.seed}
          onChange={(e) => onChoice({ seed: Math.round(Number(e.target.value)) })}
        />
      </label>
      <label className="field narrow">
        <span>{t('spellen.zelf')}</span>
        <select
          value={choice.self}
          onChange={(e) => onChoice({ self: SELF.find((name) => name === e.target.value) ?? 'nee' })}
        >
          {SELF.map((name) => (
            <option key={name} value={name}>
              {t(`zelf.${name}`)}
            </option>
          ))}
        </select>
      </label>
      {LOOKS.map((look) => (
        <label key={look} className="tick">
          <input type="checkbox" checked={choice[look]} onChange={(e) => onChoice({ [look]: e.target.checked })} />
          {nameOf('kijk', look)}
        </label>
      ))}
      <label className="tick">
        <input
          type="checkbox"
          checked={props.arranges}
          disabled={screen !== 'lap'}
          onChange={(e) => props.onArranges(e.target.checked)}
        />
        {t('scene.schikken')}
      </label>
      <SheetButton slug={props.slug} />
    </div>
  );
}

/** Taken when the author is done typing: each letter would begin the round anew. */
function WordField({ words, onWords }: { words: string; onWords(words: string): void }): ReactNode {
  const [text, setText] = useState(words);
  return (
    <label className="field">
      <span>{t('scene.woorden')}</span>
      <input
        type="text"
        value={text}
        placeholder={t('scene.woordenVoorbeeld')}
        onChange={(e) => setText(e.target.value)}
        onBlur={() => onWords(text)}
        onKeyDown={(e) => {
          if (e.key === 'Enter') onWords(text);
        }}
      />
    </label>
  );
}

function SheetButton({ slug }: { slug: string }): ReactNode {
  const [state, setState] = useState<{ busy: boolean; address: string; failed: boolean }>({
    busy: false,
    address: '',
    failed: false,
  });
  const make = (): void => {
    setState({ busy: true, address: '', failed: false });
    makeContactSheet(slug).then(
      (address) => setState({ busy: false, address, failed: false }),
      () => setState({ busy: false, address: '', failed: true }),
    );
  };
  return (
    <span className="row">
      <button type="button" className="button" disabled={state.busy} onClick={make}>
        {state.busy ? t('scene.bladBezig') : t('scene.blad')}
      </button>
      {state.address !== '' && (
        <a href={state.address} target="_blank" rel="noreferrer">
          {t('scene.bladOpen')}
        </a>
      )}
      {state.failed && (
        <span className="rust" role="alert">
          {t('scene.bladMislukt')}
        </span>
      )}
    </span>
  );
}
