// A plan is as it was declared, and a damaged one is refused with the place of the damage.
import type { Json, PlanShape, Refusal, Shape } from '@custodian/kernel';
import { mismatch } from '@custodian/kernel';
import { shortly } from './laws-telling.ts';

type Node = Shape<unknown>['node'];
type Fields = Readonly<Record<string, Json>>;

/** What a question says of itself and proposes differs from what is declared. */
export function undeclared(shape: PlanShape | undefined, about: Json, plan: Json): string | null {
  if (shape === undefined) return 'its shape is not declared';
  return mismatch(shape.about, about, 'about') ?? mismatch(shape.plan, plan, 'plan');
}

/** What is wrong with the answers to damaged forms of a plan that is accepted. */
export function* carelessly(shape: PlanShape, plan: Json, check: (value: Json) => Refusal | null): Generator<string> {
  for (const damaged of damages(shape.plan.node, plan)) {
    if (damaged === undefined) continue;
    const why = check(damaged);
    if (why === null) yield `accepts the damaged plan ${shortly(damaged)}`;
    else if (why.text.key !== 'kernel.unread')
      yield `does not say where ${shortly(damaged)} is damaged: ${why.text.key}`;
  }
  if (typeof plan !== 'object' || plan === null || Array.isArray(plan) || shape.plan.node.kind !== 'object') return;
  const more = { ...plan, [UNHEARD]: 'of' };
  if (JSON.stringify(check(more)) !== JSON.stringify(check(plan)))
    yield `minds a field that nobody reads: ${shortly(more)}`;
}

const UNHEARD = 'a field unheard of';

/** The value with one thing missing or of another kind, once for each thing in it; undefined: the whole is missing. */
function* damages(node: Node, value: Json | undefined): Generator<Json | undefined> {
  switch (node.kind) {
    case 'int':
      yield 'a word';
      yield 0.5;
      if (node.least !== undefined) yield node.least - 1;
      return;
    case 'text':
    case 'bool':
      yield 7;
      return;
    case 'choice':
      yield 'none of them';
      return;
    case 'json':
      return;
    case 'nullable':
    case 'optional':
      if (value !== null && value !== undefined) yield* damages(node.of, value);
      return;
    case 'either':
      yield 'neither';
      return;
    case 'list': {
      yield { 0: 'no list' };
      const [first, ...others] = (value ?? []) as readonly Json[];
      if (first !== undefined) for (const each of damages(node.of, first)) yield [each ?? null, ...others];
      return;
    }
    case 'record': {
      yield 'no record';
      for (const [key, field] of Object.entries((value ?? {}) as Fields).slice(0, 1))
        for (const each of damages(node.of, field)) yield { ...(value as Fields), [key]: each ?? 7 };
      return;
    }
    case 'object': {
      yield [];
      const fields = (value ?? {}) as Fields;
      for (const [key, of] of Object.entries(node.fields)) {
        const { [key]: field, ...rest } = fields;
        if (of.kind !== 'optional') yield rest;
        for (const each of damages(of, field)) if (each !== undefined) yield { ...fields, [key]: each };
      }
    }
  }
}
