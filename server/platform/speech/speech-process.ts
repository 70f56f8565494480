/**
 * Separate program around espeak-ng (GPL-3): reads requests as JSON lines on stdin and writes answers as JSON lines on stdout.
 * Nothing of the product imports it; it is only started as a child process.
 */
import { createInterface } from 'node:readline';
import { createMp3, finish } from './speech-wave.ts';
import { parseLine, vraagSchema, type SpeechReply } from './speech-protocol.ts';
import { createVoice } from './speech-voice.ts';

function reply(antwoord: SpeechReply): void {
  process.stdout.write(`${JSON.stringify(antwoord)}\n`);
}

const voice = await createVoice();
const encode = await createMp3();

for await (const line of createInterface({ input: process.stdin })) {
  const vraag = parseLine(vraagSchema, line);
  if (!vraag) continue;
  try {
    const wave = voice(vraag);
    if (wave.length === 0) reply({ id: vraag.id, fout: 'leeg' });
    else reply({ id: vraag.id, mp3: encode(finish(wave)).toString('base64') });
  } catch (error) {
    reply({ id: vraag.id, fout: String(error) });
  }
}
