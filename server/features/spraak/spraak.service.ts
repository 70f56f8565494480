import { createHash } from 'node:crypto';
import { createError } from '../../platform/fout/create-error.ts';
import { SpeechError, type Speech } from '../../platform/speech/speech.ts';

export class SpraakService {
  constructor(private readonly speech: Pick<Speech, 'mp3'>) {}

  async find(stem: 'nl' | 'be', audioId: string): Promise<{ mp3: Buffer; etag: string }> {
    const mp3 = await this.speech.mp3(stem, audioId).catch((fout: unknown) => {
      if (fout instanceof SpeechError && fout.code === 'ONLEESBAAR') throw createError('NIET_GEVONDEN');
      if (fout instanceof SpeechError) throw createError('SERVER_DRUK', { headers: { 'Retry-After': '5' } });
      throw fout;
    });
    return { mp3, etag: `"${createHash('sha256').update(mp3).digest('base64url').slice(0, 22)}"` };
  }
}
