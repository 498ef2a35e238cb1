import { parseArgs } from 'node:util';
import type { Event, State, Text } from '@custodian/kernel';
import { apply, fieldsOf, start } from '@custodian/kernel';
import type { Title } from '@custodian/title';
import { languages } from '@custodian/words';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { inWords, oneOf, readText, seatsOf, titleNamed } from '../input.ts';
import type { Recording } from '../recording.ts';
import { hashOf, readRecording } from '../recording.ts';
import { speakerOf } from '../speaking.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'check a recorded game and tell what happened',
  usage: `Usage: custodian replay FILE [options]

  --lang en|it   the language of the log (default en)
  --all          also what only some of the players saw
  --quiet        only check, print no log
  --json         the outcome, with the log, as one JSON object

A recorded game is what custodian sim --record writes: { rules, seats, options, seed, answers, final }.
Exit code 1 when an answer is refused or the game does not come to what was recorded.`,
  async run(args, titles) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'en' },
        all: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined) throw new Misuse('name the file of a recorded game.');
    if (more.length > 0) throw new Misuse(`"${more[0]}" is one word too many.`);
    const language = oneOf('lang', values.lang, languages);
    const recording = readRecording(readText(file), file);
    const title = titleNamed(titles, recording.rules);
    seatsOf(title, String(recording.seats));
    const log: string[] = [];
    const tell = (line: string): void => {
      if (values.json) log.push(line);
      else if (!values.quiet) console.log(line);
    };
    const say = await speakerOf(title, language);
    const outcome = await replayed(title, recording, (events, state) => {
      for (const event of events) if (values.all || event.to === undefined) tell(say(textOf(event), state.game));
    });
    if (values.json) console.log(JSON.stringify({ file, ...outcome, ...(!values.quiet && { log }) }));
    else if (outcome.problem === null)
      console.log(`${outcome.answers} answers replayed, ${outcome.finished ? 'finished' : 'unfinished'}.`);
    else console.error(`custodian replay: ${file}: ${outcome.problem}`);
    return outcome.problem === null ? 0 : 1;
  },
};

interface Outcome {
  readonly problem: string | null;
  /** Accepted before the end or the problem. */
  readonly answers: number;
  readonly finished: boolean;
}

async function replayed(
  title: Title,
  recording: Recording,
  happened: (events: readonly Event[], state: State<unknown>) => void,
): Promise<Outcome> {
  const begun = start(title.rules, recording.seats, recording.options, recording.seed);
  if ('refused' in begun) return { problem: await inWords(title, begun.refused), answers: 0, finished: false };
  let { state } = begun;
  happened(begun.events, state);
  for (const [n, answer] of recording.answers.entries()) {
    const next = apply(title.rules, state, answer);
    if ('refused' in next)
      return {
        problem: `answer ${n + 1} is refused: ${await inWords(title, next.refused)}`,
        answers: n,
        finished: false,
      };
    state = next.state;
    happened(next.events, state);
  }
  const finished = state.stack.length === 0;
  const final = hashOf(title, state);
  const problem =
    recording.final === undefined || recording.final === final
      ? null
      : `the game comes to ${final.slice(0, 12)}, but ${recording.final.slice(0, 12)} was recorded.`;
  return { problem, answers: recording.answers.length, finished };
}

/** The event as a player reads it in the log. */
function textOf(event: Event): Text {
  return { key: `event.${event.type}`, with: fieldsOf(event) };
}
