/** A page in the background gets no animation frames, so its next task begins after this time. */
const NO_FRAME_MS = 100;

/** Calls back in a separate task, after the browser has laid out and painted the page. Returns a function that cancels the call. */
function afterFrame(callback: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const frame = requestAnimationFrame(() => {
    stop();
    timer = setTimeout(callback);
  });
  let timer = setTimeout(() => {
    stop();
    callback();
  }, NO_FRAME_MS);
  return stop;
}

/** The queue waits at most this long for a draw that is still loading its code. */
const LONGEST_DRAWING_MS = 500;

const waiting: (() => void)[] = [];
let drawing: (() => void) | null = null;
/** Cancels the pending frame, or the timeout of the current draw. */
let stopWaiting: (() => void) | null = null;

function goOn(): void {
  stopWaiting?.();
  stopWaiting = null;
  drawing = null;
  if (waiting.length > 0) stopWaiting = afterFrame(drawNext);
}

function drawNext(): void {
  drawing = waiting.shift() ?? null;
  const timer = setTimeout(goOn, LONGEST_DRAWING_MS);
  stopWaiting = () => clearTimeout(timer);
  drawing?.();
}

/**
 * Calls back in a separate task, after a frame that no other caller has used. Without a frame between two tasks, their results would be
 * laid out in one piece. The next caller in the queue gets its turn one frame after the current caller calls the returned function.
 *
 * @param isNext - Puts the caller at the front of the queue. Its content stands above that of the other callers, which would otherwise be
 * visible first and then be pushed down.
 */
export function inOwnFrame(draw: () => void, isNext = false): () => void {
  if (isNext) waiting.unshift(draw);
  else waiting.push(draw);
  if (!stopWaiting) goOn();
  return () => {
    const place = waiting.indexOf(draw);
    if (place !== -1) waiting.splice(place, 1);
    if (drawing === draw || (!drawing && waiting.length === 0)) goOn();
  };
}
