import { createHash } from 'node:crypto';
import { createError } from '../../platform/error/create-error.ts';
import { SpeechError, type Speech } from '../../platform/speech/speech.ts';

export class SpeechService {
  constructor(private readonly speech: Pick<Speech, 'mp3'>) {}

  async find(voice: 'nl' | 'be', audioId: string): Promise<{ mp3: Buffer; etag: string }> {
    const mp3 = await this.speech.mp3(voice, audioId).catch((error: unknown) => {
      if (error instanceof SpeechError && error.code === 'ONLEESBAAR') throw createError('NIET_GEVONDEN');
      if (error instanceof SpeechError) throw createError('SERVER_DRUK', { headers: { 'Retry-After': '5' } });
      throw error;
    });
    return { mp3, etag: `"${createHash('sha256').update(mp3).digest('base64url').slice(0, 22)}"` };
  }
}
