/** Sounds computed from nothing: samples from −1 to 1, `rate` of them a second, the same each time. */

export type Samples = Float32Array<ArrayBuffer>;

/** A sine that dies away: hertz, share of the sound, seconds until it is down to a third. */
type Tone = readonly [frequency: number, gain: number, decay: number];

/** Noise that is alike on every device. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

/** `seconds` of what `at` says for each moment, scaled so that the loudest of it is `peak`. */
function sampled(
  rate: number,
  { seconds, peak }: { seconds: number; peak: number },
  at: (time: number) => number,
): Samples {
  const samples = Float32Array.from({ length: Math.ceil(seconds * rate) }, (_, index) => at(index / rate));
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  // The last few milliseconds fade, since a cut is heard as a click.
  const fade = 0.004 * rate;
  return samples.map(
    (each, index) => (each / loudest) * peak * Math.min(1, (samples.length - 1 - index) / fade),
  );
}

/** From `start` on, softly where `attack` is longer. */
function ringing(time: number, tones: readonly Tone[], attack: number): number {
  if (time < 0) return 0;
  const swell = Math.min(1, time / attack);
  return tones.reduce(
    (sum, [frequency, gain, decay]) =>
      sum + swell * gain * Math.exp(-time / decay) * Math.sin(2 * Math.PI * frequency * time),
    0,
  );
}

/** A die on wood: the thump of the table, the die's own bright ring, and the touch itself. No two of them alike. */
export function knock(rate: number, which: number): Samples {
  const hiss = noise(which + 1);
  const size = 1 + 0.11 * ((which * 3) % 5) - 0.22;
  const tones: readonly Tone[] = [
    [172 * size, 0.8, 0.022],
    [614 * size, 0.55, 0.014],
    [1_270 * size, 0.5, 0.009],
    [2_340 * size, 0.45, 0.006],
    [3_910 * size, 0.3, 0.004],
  ];
  return sampled(rate, { seconds: 0.11, peak: 0.9 }, (time) => {
    return ringing(time, tones, 0.0004) + 0.7 * hiss() * Math.exp(-time / 0.0016);
  });
}

/** A pencil on paper: there and back. */
export function stroke(rate: number): Samples {
  const hiss = noise(9);
  let last = 0;
  return sampled(rate, { seconds: 0.14, peak: 0.5 }, (time) => {
    const grain = hiss();
    // What differs from one sample to the next is the scratch without the rumble.
    const scratch = grain - last;
    last = grain;
    const there = Math.exp(-(((time - 0.03) / 0.013) ** 2));
    const back = 0.7 * Math.exp(-(((time - 0.088) / 0.017) ** 2));
    return scratch * (there + back);
  });
}

const bell = (frequency: number): readonly Tone[] => [
  [frequency, 1, 0.24],
  [frequency * 2, 0.28, 0.12],
  [frequency * 3.01, 0.08, 0.06],
];

function melody(
  rate: number,
  notes: readonly (readonly [start: number, frequency: number])[],
  seconds: number,
) {
  const bells = notes.map(([start, frequency]) => ({ start, tones: bell(frequency) }));
  return sampled(rate, { seconds, peak: 0.6 }, (time) =>
    bells.reduce((sum, { start, tones }) => sum + ringing(time - start, tones, 0.012), 0),
  );
}

/** It is one's turn: a fourth upwards. */
export function turnTone(rate: number): Samples {
  return melody(
    rate,
    [
      [0, 659.3],
      [0.13, 880],
    ],
    0.9,
  );
}

/** Five alike, or won. */
export function fanfare(rate: number): Samples {
  return melody(
    rate,
    [
      [0, 523.3],
      [0.11, 659.3],
      [0.22, 784],
      [0.36, 1_046.5],
    ],
    1.4,
  );
}
