// What is asked just now: one question is answered mark by mark, and each step has a title, a word about it and a rule of its own.
import type { Desk } from '@custodian/inscription/desk';
import { RESOURCES } from '@custodian/inscription/facts/vocabulary';
import type { DecisionView } from '@custodian/protocol';
import type { AskedNow } from '../../../shell/title/title-page.ts';
import { gameWord, list } from '../../../words/words.svelte.ts';
import { whereOf } from '../marking/grammar.ts';
import { type Marking, markingAt } from '../marking/marking.svelte.ts';
import { effectsInWords } from '../marking/wording.ts';
import { agendaName, factionName, resourceName, sheetName, unitName } from '../names.ts';
import type { Table } from '../table.ts';
import { t } from '../words/words.ts';

export function askedNow(decision: DecisionView, table: Table): AskedNow | null {
  if (decision.kind !== 'plan') return null;
  if (decision.shape === 'votes') return { title: t('ask.votes now'), about: t('about.votes'), rule: 'rival.council' };
  if (decision.shape === 'ballot')
    return {
      title: t('ask.ballot now', { agenda: agendaName(table.game?.council?.pass ?? '') }),
      about: t('about.ballot'),
    };
  const marking = markingAt(table);
  return marking.desk === null ? null : markingNow(marking, marking.desk, table);
}

function markingNow(marking: Marking, desk: Desk, table: Table): AskedNow {
  const { unit } = marking.placing;
  if (unit !== null)
    return { title: t('ask.place', { unit: unitName(unit) }), about: t('about.place'), rule: 'warfare.deploying' };
  if (desk.owed.length > 0) return { title: owedInWords(desk), about: sourceOf(table) ?? howTo(marking, desk) };
  if (desk.step === 'effects') return { title: t('ask.marked'), about: t('about.marked') };
  if (desk.active === null) return { title: t('active.title'), about: t('about.choose', { what: pursed(desk) }) };
  return {
    title: t('ask.mark', { sheet: sheetName(desk.active) }),
    about: t(`about.${desk.active}`),
    rule: desk.active,
  };
}

/** The effect that comes first. */
function owedInWords({ owed: [op] }: Desk): string {
  if (op === undefined) return '';
  if (op.op === 'choose') return t('ask.choose');
  return op.op === 'may' ? t('ask.may', { what: effectsInWords([op]) }) : effectsInWords([op]);
}

/** Why there is an effect to carry out; null where one's own mark has brought it. */
function sourceOf({ game, view, seat }: Table): string | null {
  if (game === null || seat === null || game.marking !== 'effects') return null;
  const runs = view?.stack.map(({ run }) => run) ?? [];
  const faction = game.players[seat]?.faction ?? '';
  if (runs.includes('setup'))
    return t('about.source', { name: factionName(faction), text: gameWord(`faction.${faction}.setup`) ?? '' });
  return runs.includes('war') ? t('about.spoils') : null;
}

/** Where an effect is carried out: on the sheet, or by a button. */
const howTo = (marking: Marking, desk: Desk): string =>
  t(marking.possible.some((mark) => whereOf(desk, mark) !== null) ? 'about.lit' : 'about.buttons');

/** What there is to spend, in figures. */
const pursed = ({ purse }: Desk): string =>
  list(
    RESOURCES.flatMap((resource) =>
      purse[resource] > 0 ? [t('gives.resources', { count: purse[resource], resource: resourceName(resource) })] : [],
    ),
  );
