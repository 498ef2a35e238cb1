// Turns a text with parameters into a sentence. Plural forms stand in the text: '{count|# ship|# ships}'.
import type { Json } from '@custodian/kernel';

export type Language = 'en' | 'it';
/** Words a parameter: a seat, an id or a nested text. */
export type Resolve = (name: string, value: Json) => string;

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  it: new Intl.PluralRules('it'),
};

export function format(
  text: string,
  params: Readonly<Record<string, Json>>,
  language: Language,
  resolve: Resolve,
): string {
  return text.replace(/\{([^{}]+)\}/g, (_, inner: string) => {
    const [name, one, many] = inner.split('|') as [string, string?, string?];
    const value = params[name] ?? null;
    if (one === undefined || many === undefined) return resolve(name, value);
    const form = rules[language].select(Number(value)) === 'one' ? one : many;
    return form.replace('#', String(value));
  });
}
