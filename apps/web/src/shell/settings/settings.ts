// What a player may set for a device, and what holds as long as he has not.

export interface Settings {
  /** 'system': as the device is set for all pages. */
  readonly motion: 'system' | 'reduced' | 'full';
  readonly contrast: 'normal' | 'high';
  readonly sound: boolean;
  /** What the map shows over its worlds. */
  readonly names: boolean;
  readonly values: boolean;
  readonly realms: boolean;
}

/** What the device says of itself. */
export interface Device {
  /** It is used with fingers: a phone, which should not speak up in company. */
  readonly isTouched: boolean;
  readonly wantsLessMotion: boolean;
  readonly wantsMoreContrast: boolean;
}

export const motions = ['system', 'reduced', 'full'] as const satisfies readonly Settings['motion'][];
export const contrasts = ['normal', 'high'] as const satisfies readonly Settings['contrast'][];

/** The layers of the map: names, what planets yield, whose space it is. */
export const layers = ['names', 'values', 'realms'] as const satisfies readonly (keyof Settings)[];

/** What was chosen on this device; anything that is no setting is left out. */
export function readChosen(stored: string | null): Partial<Settings> {
  const { motion, contrast, sound, ...rest } = parsed(stored);
  return {
    ...(isOneOf(motions, motion) ? { motion } : {}),
    ...(isOneOf(contrasts, contrast) ? { contrast } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...Object.fromEntries(layers.flatMap((layer) => (typeof rest[layer] === 'boolean' ? [[layer, rest[layer]]] : []))),
  };
}

export const settingsOn = (device: Device, chosen: Partial<Settings>): Settings => ({
  motion: 'system',
  contrast: device.wantsMoreContrast ? 'high' : 'normal',
  sound: !device.isTouched,
  names: true,
  values: true,
  realms: true,
  ...chosen,
});

/** Does everything stand where it ends up, without moving there? */
export const isStill = ({ motion }: Settings, device: Device): boolean =>
  motion === 'system' ? device.wantsLessMotion : motion === 'reduced';

const isOneOf = <T>(all: readonly T[], value: unknown): value is T => all.includes(value as T);

function parsed(stored: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    return Object(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}
