import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';

/** Device of a pointer event. */
export function deviceOf(pointerType: string): InputDevice {
  return pointerType === 'mouse' ? 'muis' : 'aanraken';
}
