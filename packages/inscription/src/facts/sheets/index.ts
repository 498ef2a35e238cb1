// The sheets that somebody plays on, each worked out once.
import type { SheetName } from '../vocabulary.ts';
import { buildExpansion } from './expansion.ts';
import { buildIndustry } from './industry.ts';
import { buildNavigation } from './navigation.ts';
import type { SheetSide, Sheets } from './types.ts';
import { buildWarfare } from './warfare.ts';

export const navigationOf = once(buildNavigation);
export const expansionOf = once(buildExpansion);
export const industryOf = once(buildIndustry);
export const warfareOf = once(buildWarfare);

/** Which side of each sheet lies up. */
export type Sides = Readonly<Record<SheetName, SheetSide>>;

const together = once((key: string): Sheets => {
  const [navigation, expansion, industry, warfare] = key.split(' ') as [SheetSide, SheetSide, SheetSide, SheetSide];
  return {
    navigation: navigationOf(navigation),
    expansion: expansionOf(expansion),
    industry: industryOf(industry),
    warfare: warfareOf(warfare),
  };
});

/** The same object for the same sides. */
export const sheetsOf = ({ navigation, expansion, industry, warfare }: Sides): Sheets =>
  together(`${navigation} ${expansion} ${industry} ${warfare}`);

function once<Key extends string, Built>(build: (key: Key) => Built): (key: Key) => Built {
  const built = new Map<Key, Built>();
  return (key) => {
    const known = built.get(key) ?? build(key);
    built.set(key, known);
    return known;
  };
}
