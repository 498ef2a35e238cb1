// What every title promises the house, whatever is played: looked at without playing.
import { isRefusal } from '@custodian/kernel';
import type { Declaration, Options, Title } from '@custodian/title';
import { asked, optionKey, usualOptions } from '@custodian/title';
import { wordless } from './laws-words.ts';

/** What is wrong with a title; empty when the house can rely on it. */
export async function brokenPromises(title: Title): Promise<string[]> {
  const catalogues = await Promise.all(Object.values(title.words).map((load) => load()));
  const hasWords = (key: string): boolean => catalogues.every((words) => Object.hasOwn(words, key));
  const speechless = keysOf(title).filter((key) => !hasWords(key));
  return [
    ...wordless(title.rules, hasWords),
    ...speechless.map((key) => `no words for "${key}"`),
    ...lostLandmarks(title),
    ...brokenAhead(title),
    ...brokenSetups(title),
  ];
}

const keysOf = ({ levels, options, ahead, statistics }: Title): string[] => [
  'title.name',
  ...levels.map((level) => `level.${level}`),
  ...Object.keys(options).flatMap((name) => keysOfOption(options, name)),
  ...(ahead?.windows ?? []).map((window) => `ahead.window.${window}`),
  ...Object.keys(ahead?.orders ?? {}).map((name) => `ahead.order.${name}`),
  ...Object.keys(ahead?.unless ?? {}).map((name) => `ahead.unless.${name}`),
  ...(statistics?.figures ?? []).map((name) => `statistics.${name}`),
];

/** What a lobby says about an option: nothing where it asks for it only after a choice that it does not offer. */
function keysOfOption(options: Declaration, name: string): string[] {
  const option = options[name];
  if (option === undefined) return [];
  const upper = option.only === undefined ? undefined : options[option.only.option];
  if (upper?.kind === 'choice' && upper.quiet?.includes(String(option.only?.is))) return [];
  if (option.kind === 'switch') return [optionKey(name), `${optionKey(name)}.text`];
  if (option.kind !== 'choice') return [optionKey(name)];
  const offered = option.of.filter((value) => !option.quiet?.includes(value));
  return [optionKey(name), ...offered.flatMap((value) => [optionKey(name, value), `${optionKey(name, value)}.text`])];
}

/** Landmarks that are no steps of the rules. */
function lostLandmarks({ landmarks, rules }: Title): string[] {
  return Object.entries(landmarks).flatMap(([run, steps]) =>
    steps.flat().flatMap((step) => (rules.compiled.get(run)?.places.has(step) ? [] : [`no step "${run}/${step}"`])),
  );
}

/** What may be answered ahead names windows, questions and events that are there. */
function brokenAhead({ ahead, rules }: Title): string[] {
  if (ahead === undefined) return [];
  const isStep = (question: string): boolean => {
    const [run = '', at = ''] = question.split('/');
    return rules.compiled.get(run)?.places.has(at) === true;
  };
  const questions = Object.values(ahead.orders).flatMap((order) => order.questions);
  const events = Object.values(ahead.unless).flatMap((breaking) => breaking.events);
  const broken = Object.values(ahead.orders).flatMap((order) => order.unless);
  return [
    ...ahead.windows.filter((name) => !Object.hasOwn(rules.windows, name)).map((name) => `no window "${name}"`),
    ...questions.filter((question) => !isStep(question)).map((question) => `no step "${question}"`),
    ...events.filter((type) => !Object.hasOwn(rules.events, type)).map((type) => `no event "${type}"`),
    ...broken.filter((name) => !Object.hasOwn(ahead.unless, name)).map((name) => `nothing breaks by "${name}"`),
  ];
}

/** Every number of seats can be set up as usual, one more or less cannot, and what is stored sets up the same game. */
function brokenSetups(title: Title): string[] {
  const { rules, seats, options, optionsOf, summary } = title;
  const [least, most] = seats;
  const wrong = dangling(options);
  for (const count of [least - 1, most + 1])
    if (!isRefusal(rules.setup(count, null))) wrong.push(`${count} can play, though only ${least} to ${most} may`);
  for (let count = least; count <= most; count++) {
    const game = rules.setup(count, null);
    if (isRefusal(game)) {
      wrong.push(`${count} cannot play: ${game.text.key}`);
      continue;
    }
    const told = title.statistics?.of({ game, events: [] });
    if (told !== undefined && told.length !== count)
      wrong.push(`statistics of ${told.length} seats where ${count} sit`);
    const stored = optionsOf(game) as Options;
    // A switch that is off need not be written down.
    const isWritten = ([name, value]: [string, unknown]): boolean => value !== false || Object.hasOwn(stored, name);
    const usual = Object.fromEntries(Object.entries(usualOptions(options, count)).filter(isWritten));
    if (JSON.stringify(stored) !== JSON.stringify(usual))
      wrong.push(`the usual options are not what is declared: ${JSON.stringify(stored)}`);
    if (JSON.stringify(rules.setup(count, stored)) !== JSON.stringify(game))
      wrong.push(`${count} seats: the stored options set up another game`);
    const { points, ending } = summary(game);
    if (points.length !== count || ending !== null) wrong.push(`${count} seats: the summary of a new game is wrong`);
  }
  return wrong;
}

/** Conditions on options that do not exist, or can never be. */
function dangling(options: Declaration): string[] {
  const all = usualOptions(options);
  return Object.entries(options).flatMap(([name, { only }]) => {
    if (only === undefined) return [];
    const possible = asked(options, { ...all, [only.option]: only.is }).includes(name);
    return Object.hasOwn(options, only.option) && possible ? [] : [`${name} depends on "${only.option}"`];
  });
}
