// What a card does to the planet it is attached to, in figures and signs.
import type { AttachmentId } from '@custodian/ti4/facts';
import { attachments } from '@custodian/ti4/facts';
import { gameWord, list } from '../../../words/words.svelte.ts';
import { t } from '../words/words.ts';

export function attachmentInWords(id: AttachmentId): string {
  const { resources, influence, specialty, traits, legendary, spaceCannon } = attachments[id];
  return list([
    ...(resources > 0 ? [t('attachment.resources', { count: resources })] : []),
    ...(influence > 0 ? [t('attachment.influence', { count: influence })] : []),
    ...(specialty === null
      ? []
      : [t('sheet.specialty', { color: gameWord(`term.color.${specialty}`) ?? specialty }).toLowerCase()]),
    ...traits.map((trait) => gameWord(`term.trait.${trait}`) ?? trait),
    ...(legendary ? [t('planet.legendary')] : []),
    ...(spaceCannon === null
      ? []
      : [`${gameWord('term.unitAbility.spaceCannon') ?? ''} ${spaceCannon.need} (×${spaceCannon.dice})`]),
  ]);
}
