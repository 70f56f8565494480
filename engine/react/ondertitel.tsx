import type { ReactNode } from 'react';
import type { AudioId } from '#engine/core/oefening/contract.ts';
import type { Teksten } from './teksten.ts';

/** Caption of a voice line. The line that holds the answer is only announced: its text would give the spelling away. */
export function ondertitelVan(audio: AudioId, opgave: AudioId | undefined, teksten: Teksten): string {
  if (audio.startsWith('w:')) return teksten('spel.ondertitel.woord');
  if (audio.startsWith('k:')) return teksten('spel.ondertitel.klank');
  return audio === opgave ? teksten('spel.ondertitel.zin') : audio.replace(/^z:/, '');
}

export function Ondertitel(props: { audio: AudioId | null; opgave: AudioId | undefined; teksten: Teksten }): ReactNode {
  if (props.audio === null) return null;
  return (
    <p className="ondertitel" aria-hidden="true">
      {ondertitelVan(props.audio, props.opgave, props.teksten)}
    </p>
  );
}
