/** A page in the background has no frames, and goes on without them. */
const NO_FRAME_MS = 100;

/** Calls back in a task of its own, once the browser has laid out and painted what is there. Returns what takes it back. */
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

/** What is drawn but waits for its code does not hold up the others for longer. */
const LONGEST_DRAWING_MS = 500;

const waiting: (() => void)[] = [];
let drawing: (() => void) | null = null;
/** Ends the wait for a frame, or for what is being drawn. */
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
 * Calls back in a task of its own, after a frame that nobody else has asked for: what is drawn in several tasks without a frame between
 * them is laid out in one piece. Whoever is next comes a frame after what is drawn then is there, which is when it is taken back.
 *
 * @param isNext - Before all who wait: it stands above what they draw, which would be seen, and pushed away.
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
