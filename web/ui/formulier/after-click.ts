/**
 * Runs work now, or right after the click that is going on. A remark that appears while the button of the mouse is down
 * pushes the rest of the form along, and the click misses what it was meant for. Mouse events, since a finger and a pen
 * send them too, around the change of focus.
 */
export function watchClicks(signal: AbortSignal): (work: () => void) => void {
  let down = false;
  const wait: (() => void)[] = [];
  const options = { capture: true, signal };
  // The click follows its mouseup within the same task.
  const loose = () =>
    setTimeout(() => {
      down = false;
      for (const work of wait.splice(0)) work();
    });
  const press = ({ button }: MouseEvent): void => {
    down = button === 0;
  };
  addEventListener('mousedown', press, options);
  addEventListener('mouseup', loose, options);
  addEventListener('dragend', loose, options);
  return (work) => {
    if (down) wait.push(work);
    else work();
  };
}
