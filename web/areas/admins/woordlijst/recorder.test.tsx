import { cleanup, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RECORDING_RATE } from '#server/features/woordlijsten/recordings.contract.ts';
import { ADMIN_ID, stubServer } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { startRecording } from './recorder.ts';
import { SoundCell } from './sound-cell.tsx';

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A microphone that is not given, for this reason. */
function refuse(name: string): void {
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', name)) },
  });
}

/** Calls what listens to a recorder, as the browser does. */
function tell(recorder: object, listener: string, event?: object): void {
  const heard: unknown = Reflect.get(recorder, listener);
  if (typeof heard === 'function') Reflect.apply(heard, recorder, [event]);
}

/** A browser that records these samples; `damaged` = what it recorded cannot be read. */
function record(samples: Float32Array, damaged = false): { stopped: () => number } {
  const stop = vi.fn<() => void>();
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
  });
  vi.stubGlobal(
    'MediaRecorder',
    class {
      state = 'inactive';
      start(): void {
        this.state = 'recording';
      }
      stop(): void {
        this.state = 'inactive';
        tell(this, 'ondataavailable', { data: new Blob(['x'], { type: 'audio/webm' }) });
        tell(this, 'onstop');
      }
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      decodeAudioData = () => (damaged ? Promise.reject(new Error('damaged')) : Promise.resolve({ duration: 1 }));
      close = () => Promise.resolve();
    },
  );
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      createBufferSource = () => ({ buffer: null, connect: () => undefined, start: () => undefined });
      startRendering = () => Promise.resolve({ getChannelData: () => samples });
    },
  );
  return { stopped: () => stop.mock.calls.length };
}
const tone = (height: number): Float32Array =>
  Float32Array.from({ length: RECORDING_RATE }, (_, nr) => Math.sin(nr / 10) * height);

function show(): { completed: { regel: string }[]; changes: (string | undefined)[] } {
  const { completed } = stubServer({
    [`POST /admins/${ADMIN_ID}/opnamen`]: {
      id: createId(60),
      spelling: 'trein',
      ms: 700,
      peakDb: -1,
    },
  });
  const changes: (string | undefined)[] = [];
  render(
    <MemoryRouter initialEntries={[`/admins/${ADMIN_ID}/groepen/${createId(90)}/woordlijsten/nieuw`]}>
      <Routes>
        <Route
          path="/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId"
          element={<SoundCell spelling="trein" recordingId={undefined} onChange={(id) => changes.push(id)} />}
        />
      </Routes>
    </MemoryRouter>,
  );
  return { completed, changes };
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Zeg: trein' }));
async function press(...names: string[]): Promise<void> {
  for (const name of names) await userEvent.click(dialog().getByRole('button', { name }));
}
const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'Neem op: trein' }));

it.each([
  ['NotAllowedError', 'geweigerd'],
  ['SecurityError', 'geweigerd'],
  ['NotFoundError', 'geen-microfoon'],
  ['NotReadableError', 'geen-microfoon'],
  ['AbortError', 'mislukt'],
])('a microphone that is not given (%s) is %s', async (name, fault) => {
  record(tone(0.5));
  refuse(name);
  expect(await startRecording()).toBe(fault);
});

it('a browser without a microphone or a recorder says so', async () => {
  vi.stubGlobal('navigator', {});
  expect(await startRecording()).toBe('niet-mogelijk');
});

it('says that the microphone was refused, keeps nothing, and lets it be tried again', async () => {
  record(tone(0.5));
  refuse('NotAllowedError');
  const { completed, changes } = show();
  await openDialog();
  await press('Neem op');
  expect(await screen.findByText(/De browser mag de microfoon niet gebruiken/)).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Bewaar opname' })).toHaveProperty('disabled', true);
  const { stopped } = record(tone(0.5));
  await press('Neem op', 'Klaar');
  expect(await screen.findByText('Opgenomen. Luister terug of bewaar.')).toBeTruthy();
  expect(stopped()).toBe(1);
  await press('Bewaar opname');
  await waitFor(() => expect(changes).toEqual([createId(60)]));
  expect(completed.filter(({ regel }) => regel.endsWith('/opnamen'))).toHaveLength(1);
});

it.each([
  ['silent', new Float32Array(RECORDING_RATE), false, /We horen niets/],
  ['too far away', tone(0.001), false, /We horen niets/],
  ['damaged', tone(0.5), true, /De opname is niet gelukt/],
])('what is %s is not kept, and the microphone is off again', async (_, samples, damaged, text) => {
  const { stopped } = record(samples, damaged);
  const { completed } = show();
  await openDialog();
  await press('Neem op', 'Klaar');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Bewaar opname' })).toHaveProperty('disabled', true);
  expect(stopped()).toBe(1);
  expect(completed).toEqual([]);
});
