import type { Heard } from './heard.ts';
import { knockKinds, knocksOf } from './knocks.ts';
import { fanfare, knock, type Samples, stroke, turnTone } from './samples.ts';

/** Low: it is an evening at a table, and others may sleep. */
const volume = 0.32;

const melodies = { written: stroke, turn: turnTone, fanfare } as const;

/**
 * Plays sounds. Only to be made once the visitor has touched the page: browsers let nothing be heard before, and some only
 * what is begun while they touch it, so each touch wakes it.
 */
export class Speaker {
  readonly #context = new AudioContext({ latencyHint: 'interactive' });
  readonly #out: AudioNode;
  readonly #buffers = new Map<string, AudioBuffer>();

  constructor() {
    const gain = this.#context.createGain();
    gain.gain.value = volume;
    gain.connect(this.#context.destination);
    this.#out = gain;
    this.#wake();
    addEventListener('pointerup', this.#wake);
    addEventListener('keydown', this.#wake);
  }

  play(sound: Heard): void {
    if (sound.type === 'roll') this.#roll(sound);
    else this.#start(this.#buffer(sound.type, melodies[sound.type]), { at: 0, gain: 1, pitch: 1, side: 0 });
  }

  close(): void {
    removeEventListener('pointerup', this.#wake);
    removeEventListener('keydown', this.#wake);
    void this.#context.close();
  }

  readonly #wake = (): void => {
    if (this.#context.state !== 'running') void this.#context.resume().catch(() => undefined);
  };

  #roll(thrown: Extract<Heard, { type: 'roll' }>): void {
    for (const each of knocksOf(thrown)) {
      const which = each.which % knockKinds;
      this.#start(
        this.#buffer(`knock ${which}`, (rate) => knock(rate, which)),
        each,
      );
    }
  }

  #buffer(name: string, make: (rate: number) => Samples): AudioBuffer {
    const known = this.#buffers.get(name);
    if (known) return known;
    const { sampleRate } = this.#context;
    const samples = make(sampleRate);
    const buffer = this.#context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(name, buffer);
    return buffer;
  }

  #start(
    buffer: AudioBuffer,
    { at, gain, pitch, side }: { at: number; gain: number; pitch: number; side: number },
  ): void {
    const source = new AudioBufferSourceNode(this.#context, { buffer, playbackRate: pitch });
    source
      .connect(new GainNode(this.#context, { gain }))
      .connect(new StereoPannerNode(this.#context, { pan: side }))
      .connect(this.#out);
    source.start(this.#context.currentTime + at);
  }
}
