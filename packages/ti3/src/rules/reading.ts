// Reading answers: what comes from a client may be any JSON.
import type { Json } from '@custodian/kernel';

export const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number that is not negative. */
export const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export const isListOf = (value: Json | undefined, isOne: (each: Json) => boolean): value is readonly Json[] =>
  Array.isArray(value) && value.every((each: Json) => isOne(each));
