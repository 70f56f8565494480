import type { Access } from '../../platform/http/route.ts';
import type { Speech } from '../../platform/speech/speech.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import { voiceOf } from '../leerlingen/voice.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import type { RecordingsRead } from './recordings.read.ts';

/** A sound with its kind. */
export interface SpokenSound {
  type: 'audio/wav' | 'audio/mpeg';
  bytes: Buffer;
}
interface Deps {
  recordings: Pick<RecordingsRead, 'findSound'>;
  settings: Pick<OefeninstellingenRead, 'findFor'>;
  speech: Pick<Speech, 'mp3'>;
}

/** Words of a test or a dictation, said to a leerling without an address that spells them. */
export class SpokenRead {
  constructor(private readonly deps: Deps) {}

  /** A word (`w`) as the school recorded it, else in the voice of the leerling; a sentence (`z`) always in that voice. */
  async say(
    access: Access,
    leerling: LeerlingRow,
    { kind, text }: { kind: 'w' | 'z'; text: string },
  ): Promise<SpokenSound> {
    const recorded = kind === 'w' ? await this.deps.recordings.findSound(leerling.admin_id, text) : undefined;
    if (recorded !== undefined) return { type: 'audio/wav', bytes: recorded };
    const { instelling: setting } = await this.deps.settings.findFor(leerling.admin_id, leerling);
    const voice = voiceOf(leerling, setting, access.session.land);
    return {
      type: 'audio/mpeg',
      bytes: await this.deps.speech.mp3(voice, `${kind}:${text}`, { first: true, keep: false }),
    };
  }
}
