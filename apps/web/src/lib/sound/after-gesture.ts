const gestures = ['pointerdown', 'keydown'] as const;

/** Runs it at the first touch of the page, before which browsers let nothing be heard; what comes back calls it off. */
export function afterGesture(run: () => unknown): () => void {
  const cancel = () => {
    for (const gesture of gestures) removeEventListener(gesture, touched);
  };
  function touched(): void {
    cancel();
    void run();
  }
  for (const gesture of gestures) addEventListener(gesture, touched);
  return cancel;
}
