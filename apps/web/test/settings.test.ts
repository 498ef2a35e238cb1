import { describe, expect, it } from 'vitest';
import type { Device } from '../src/shell/settings/settings.ts';
import { isStill, readChosen, settingsOn } from '../src/shell/settings/settings.ts';

const desk: Device = { isTouched: false, wantsLessMotion: false, wantsMoreContrast: false };

describe('the settings of a device', () => {
  it('follow the device until something is chosen', () => {
    expect(settingsOn(desk, {})).toEqual({
      motion: 'system',
      contrast: 'normal',
      sound: true,
      names: true,
      values: true,
      realms: true,
    });
    expect(settingsOn({ ...desk, isTouched: true }, {}).sound).toBe(false);
    expect(settingsOn({ ...desk, isTouched: true }, { sound: true }).sound).toBe(true);
    expect(settingsOn({ ...desk, wantsMoreContrast: true }, {}).contrast).toBe('high');
    expect(settingsOn({ ...desk, wantsMoreContrast: true }, { contrast: 'normal' }).contrast).toBe('normal');
  });

  it('let what is chosen about motion count more than the device', () => {
    const calm = { ...desk, wantsLessMotion: true };
    expect([desk, calm].map((device) => isStill(settingsOn(device, {}), device))).toEqual([false, true]);
    expect(isStill(settingsOn(calm, { motion: 'full' }), calm)).toBe(false);
    expect(isStill(settingsOn(desk, { motion: 'reduced' }), desk)).toBe(true);
  });

  it('are read from whatever is stored', () => {
    expect(readChosen('{"motion":"full","contrast":"high","sound":false}')).toEqual({
      motion: 'full',
      contrast: 'high',
      sound: false,
    });
    expect(readChosen('{"names":false,"values":1,"realms":true}')).toEqual({ names: false, realms: true });
    for (const damaged of [null, '', 'x', 'null', '7', '[]', '{"motion":"fast","contrast":1,"sound":"on"}'])
      expect(readChosen(damaged)).toEqual({});
  });
});
