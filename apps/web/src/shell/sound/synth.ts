// The sounds themselves: a few soft tones, made by the browser. No recordings.
import type { Cue } from './queue.ts';

interface Tone {
  /** Seconds after the beginning. */
  readonly at: number;
  /** Hertz, and where it slides to. */
  readonly pitch: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loudness?: number;
}

/** Of 1: heard in a quiet room, not across it. */
const VOLUME = 0.07;
/** Tones swell and fade; a sudden edge would click. */
const SWELL = 0.012;

const tap = (at: number, pitch: number): Tone => ({ at, pitch, to: pitch / 2, lasts: 0.06, loudness: 0.8 });

const scores: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [
    { at: 0, pitch: 523.25, lasts: 0.35 },
    { at: 0.16, pitch: 783.99, lasts: 0.5 },
  ],
  dice: [tap(0, 420), tap(0.07, 360), tap(0.13, 470), tap(0.24, 330)],
  won: [
    { at: 0, pitch: 392, lasts: 0.3 },
    { at: 0.14, pitch: 493.88, lasts: 0.3 },
    { at: 0.28, pitch: 587.33, lasts: 0.55 },
  ],
  lost: [
    { at: 0, pitch: 392, lasts: 0.35 },
    { at: 0.2, pitch: 311.13, lasts: 0.6 },
  ],
  scored: [
    { at: 0, pitch: 880, lasts: 0.7, loudness: 0.7 },
    { at: 0, pitch: 1318.51, lasts: 0.5, loudness: 0.35 },
  ],
  said: [{ at: 0, pitch: 659.26, to: 698.46, lasts: 0.18, loudness: 0.7 }],
};

let context: AudioContext | null = null;

/** Browsers let a page sound only once somebody has done something on it: before that nothing happens. */
export async function wake(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') await context.resume();
  } catch {
    // A device that cannot sound stays silent.
  }
}

export function sleep(): void {
  context?.close();
  context = null;
}

/** How long it takes, in milliseconds; 0 when the browser does not let the page be heard. */
export function sound(cue: Cue): number {
  if (context === null || context.state !== 'running') return 0;
  const on = context;
  for (const tone of scores[cue]) play(on, tone);
  return 1000 * Math.max(...scores[cue].map(({ at, lasts }) => at + lasts));
}

function play(on: AudioContext, { at, pitch, to = pitch, lasts, loudness = 1 }: Tone): void {
  const begin = on.currentTime + at;
  const source = new OscillatorNode(on, { type: 'triangle', frequency: pitch });
  const level = new GainNode(on, { gain: 0 });
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(VOLUME * loudness, begin + SWELL);
  level.gain.exponentialRampToValueAtTime(VOLUME * 0.001, begin + lasts);
  source.connect(level).connect(on.destination);
  source.start(begin);
  source.stop(begin + lasts);
}
