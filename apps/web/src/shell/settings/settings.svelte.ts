// The settings of this device: kept by the browser, and seen by the style sheets as attributes of the page.
import { MediaQuery } from 'svelte/reactivity';
import type { Device, Settings } from './settings.ts';
import { isStill, layers, readChosen, settingsOn } from './settings.ts';

const STORED = 'custodian.settings';

const touch = new MediaQuery('pointer: coarse');
const lessMotion = new MediaQuery('prefers-reduced-motion: reduce');
const moreContrast = new MediaQuery('prefers-contrast: more');

let chosen = $state.raw(readChosen(localStorage.getItem(STORED)));

const device = (): Device => ({
  isTouched: touch.current,
  wantsLessMotion: lessMotion.current,
  wantsMoreContrast: moreContrast.current,
});

export const settings = (): Settings => settingsOn(device(), chosen);

export function choose(change: Partial<Settings>): void {
  chosen = { ...chosen, ...change };
  localStorage.setItem(STORED, JSON.stringify(chosen));
}

/** From now on the page looks as it is set, also when that is changed in another window. */
export function applySettings(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORED) chosen = readChosen(newValue);
  });
  $effect.root(() => {
    $effect(() => {
      const { dataset } = document.documentElement;
      dataset.motion = isStill(settings(), device()) ? 'reduced' : 'full';
      dataset.contrast = settings().contrast;
      dataset.without = layers.filter((layer) => !settings()[layer]).join(' ');
    });
  });
}
