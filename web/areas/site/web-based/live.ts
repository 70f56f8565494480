/** Rounds of plain arithmetic, and the time in which a device that is quick enough does them. */
const ROUNDS = 3_000_000;
const QUICK_MS = 120;

function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

const canSound = (): boolean =>
  'AudioContext' in globalThis && document.createElement('audio').canPlayType('audio/mpeg') !== '';

function canKeep(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('taaltocht-test');
      request.addEventListener('error', () => resolve(false));
      request.addEventListener('success', () => {
        request.result.close();
        indexedDB.deleteDatabase('taaltocht-test');
        resolve(true);
      });
    } catch {
      resolve(false);
    }
  });
}

function isQuick(): boolean {
  const begin = performance.now();
  let sum = 0;
  for (let i = 0; i < ROUNDS; i += 1) sum += Math.sqrt(i) % 3;
  return sum > 0 && performance.now() - begin < QUICK_MS;
}

const canSign = (): boolean => globalThis.isSecureContext && 'subtle' in globalThis.crypto;

const TESTS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  beeld: canDraw,
  geluid: canSound,
  opslag: canKeep,
  snelheid: isQuick,
  toetsen: canSign,
};

/** What the test found, short enough to copy into a mail: a sign a test, and the browser. */
function codeOf(found: readonly boolean[], agent: string): string {
  const browser = /(?:Edg|Firefox|Chrome|Version)\/\d+/.exec(agent)?.[0] ?? '?';
  return `${found.map((good) => (good ? '1' : '0')).join('')} ${browser} ${globalThis.innerWidth}x${globalThis.innerHeight}`;
}

function show(row: HTMLElement, good: boolean): void {
  const { dataset } = row.parentElement ?? row;
  const [outcome, advice] = [row.querySelector('b'), row.querySelector<HTMLElement>('span')];
  row.dataset['outcome'] = good ? 'good' : 'mind';
  if (outcome) outcome.textContent = (good ? dataset['good'] : dataset['mind']) ?? '';
  if (advice) advice.hidden = good;
}

function showCode(device: HTMLElement, code: string): void {
  const line = device.querySelector<HTMLElement>('[data-code]');
  const text = line?.querySelector('code');
  if (!line || !text) return;
  text.textContent = code;
  line.hidden = false;
}

async function testAll(device: HTMLElement): Promise<void> {
  const found: boolean[] = [];
  for (const row of device.querySelectorAll<HTMLElement>('[data-test]')) {
    const ok = (await TESTS[row.dataset['test'] ?? '']?.()) ?? false;
    show(row, ok);
    found.push(ok);
  }
  const good = found.every((ok) => ok);
  const outcome = device.querySelector<HTMLElement>('[data-outcome]');
  if (outcome) outcome.textContent = (good ? outcome.dataset['good'] : outcome.dataset['mind']) ?? '';
  showCode(device, codeOf(found, navigator.userAgent));
}

/** Tests this device when asked; nothing is sent. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const device = root.querySelector<HTMLElement>('[data-device]');
  const button = device?.querySelector<HTMLButtonElement>('[data-start]');
  if (!device || !button) return;
  button.hidden = false;
  button.addEventListener('click', () => void testAll(device), { signal });
}
