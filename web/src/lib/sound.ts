/** A few soft tones, made on the spot; silent unless switched on. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

const TONES = {
  turn: [523, 784],
  move: [330],
  points: [659, 880],
  over: [523, 659, 784, 1047],
} as const;

export function play(name: keyof typeof TONES): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  TONES[name].forEach((pitch, i) => {
    const at = start + i * 0.11;
    const tone = context!.createOscillator();
    const gain = context!.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.06, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + 0.32);
    tone.connect(gain).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.35);
  });
}
