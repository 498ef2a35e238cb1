// What each title lets its players answer before they are asked: in games every order that is offered has words, and each kind
// of order answers its question by an answer that is accepted.
import { decide } from '@custodian/bots';
import type { Answer, Json, Roll, State, Text } from '@custodian/kernel';
import { apply, decisionId, hideState, pending, quickRoll, refuse, start } from '@custodian/kernel';
import type { Position, Said, Title } from '@custodian/title';
import { title as toy } from '@custodian/toy/title';
import type { Catalogue } from '@custodian/words';
import { describe, expect, test } from 'vitest';
import { titles } from '../../src/titles.ts';

const positionOf = (title: Title, state: State<unknown>, seat: number): Position<unknown> =>
  hideState(title.rules, state, seat) as unknown as Position<unknown>;

/** Every text in it. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof (value as Text).key === 'string' ? [(value as Text).key] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

function answerOf(title: Title, state: State<unknown>, roll: Roll): Answer {
  const seat = pending(title.rules, state)[0]?.seat ?? 0;
  return decide(title.rules, hideState(title.rules, state, seat), seat, title.spirited, roll) as Answer;
}

/** Games of those who do as much as they can, until it is enough. */
function playing(title: Title, look: (state: State<unknown>) => void, isEnough: () => boolean): void {
  for (let seed = 1; seed <= 12 && !isEnough(); seed++) {
    const begun = start(title.rules, Math.max(3, title.seats[0]), null, `ahead ${seed}`, true);
    if ('refused' in begun) throw new Error(begun.refused.text.key);
    const roll = quickRoll(seed);
    let { state } = begun;
    for (let n = 0; n < 12_000 && state.stack.length > 0 && !isEnough(); n++) {
      look(state);
      const next = apply(title.rules, state, answerOf(title, state, roll));
      if ('refused' in next) throw new Error(next.refused.text.key);
      state = next.state;
    }
  }
}

describe.each([...titles.values(), toy].map((title) => [title.id, title] as const))('%s', (_, title) => {
  const ahead = title.ahead as NonNullable<Title['ahead']>;
  const kinds = Object.entries(ahead.orders);

  test('every kind of order is offered, in words, and answers its question', { timeout: 120_000 }, async () => {
    const catalogues: readonly Catalogue[] = await Promise.all([title.words.en(), title.words.it()]);
    const speechless = new Set<string>();
    /** By kind, the choices of its first field whose answer was accepted. */
    const accepted = new Map<string, Set<string>>(kinds.map(([name]) => [name, new Set()]));
    playing(
      title,
      (state) => {
        for (const decision of pending(title.rules, state)) {
          const { seat } = decision;
          const position = positionOf(title, state, seat);
          for (const [name, kind] of kinds) {
            if (!kind.questions.includes(decisionId(state))) continue;
            const fields = kind.fields(position, seat) ?? [];
            for (const choice of fields[0]?.choices ?? [{ value: '', text: { key: 'title.name' } }]) {
              const rest = fields.slice(1).map((field) => [field.name, field.choices[0]?.value ?? ''] as const);
              const said: Said = Object.fromEntries([
                ...(fields[0] ? [[fields[0].name, choice.value] as const] : []),
                ...rest,
              ]);
              const texts = [kind.text(said), ...fields.flatMap((field) => field.choices.map(({ text }) => text))];
              for (const key of [...texts.flatMap(keysIn), ...fields.map((field) => `ahead.field.${field.name}`)])
                if (!catalogues.every((words) => Object.hasOwn(words, key))) speechless.add(key);
              const value: Json | null = kind.answer(said, { ...position, decision, seat });
              if (value === null) continue;
              if (refuse(title.rules, state, { seat, decision: decisionId(state), value }) === null)
                accepted.get(name)?.add(choice.value);
            }
          }
        }
      },
      () => [...accepted.values()].every((choices) => choices.size > 1 || choices.has('')),
    );
    expect([...speechless]).toEqual([]);
    for (const [name, choices] of accepted) expect([name, choices.size > 0]).toEqual([name, true]);
  });

  test('what a window is about touches whoever it is about, and some windows do not touch everybody', () => {
    const touched = { own: 0, others: 0, not: 0 };
    const isEnough = (): boolean => touched.own > 20 && touched.not > 20 && touched.others > 20;
    playing(
      title,
      (state) => {
        const top = state.stack[state.stack.length - 1];
        if (top?.run !== 'window') return;
        for (let seat = 0; seat < 3; seat++) {
          const touches = ahead.touches(positionOf(title, state, seat), seat);
          if (top.v.about.seat === seat) {
            expect(touches).toBe(true);
            touched.own++;
          } else touched[touches ? 'others' : 'not']++;
        }
      },
      isEnough,
    );
    if (ahead.windows.length > 0) expect(touched).toSatisfy(isEnough);
  });
});
