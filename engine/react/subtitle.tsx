import type { ReactNode } from 'react';
import type { AudioId } from '#engine/core/oefening/contract/contract.ts';
import type { Texts } from './texts.ts';

/** Caption of a voice line. The line that holds the answer is only announced: its text would give the spelling away. */
export function subtitleOf(audio: AudioId, exercise: AudioId | undefined, texts: Texts): string {
  if (audio.startsWith('w:')) return texts('spel.ondertitel.woord');
  if (audio.startsWith('k:')) return texts('spel.ondertitel.klank');
  return audio === exercise ? texts('spel.ondertitel.zin') : audio.replace(/^z:/, '');
}

/** Caption of the voice line that sounds now; nothing when the voice is silent. Screen readers skip it. */
export function Subtitle(props: { audio: AudioId | null; exercise: AudioId | undefined; texts: Texts }): ReactNode {
  if (props.audio === null) return null;
  return (
    <p className="subtitle" aria-hidden="true">
      {subtitleOf(props.audio, props.exercise, props.texts)}
    </p>
  );
}
