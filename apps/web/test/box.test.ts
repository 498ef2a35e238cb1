// What is printed on a box is all that a lobby says of a game before it is opened: names of levels and options, never their ids.
import { cover as inscription } from '@custodian/inscription/cover';
import { box as boxOfInscription } from '@custodian/inscription/words/languages';
import { cover as ti3 } from '@custodian/ti3/cover';
import { box as boxOfTi3 } from '@custodian/ti3/words/languages';
import { cover as ti4 } from '@custodian/ti4/cover';
import { box as boxOfTi4 } from '@custodian/ti4/words/languages';
import { optionKey } from '@custodian/title';
import { languages } from '@custodian/words';
import { expect, test } from 'vitest';
import { askedFor } from '../src/shell/lobby/new-table.ts';

const printed = ['title.name', 'title.about', 'title.quick', 'title.aim'];

for (const [cover, box] of [
  [ti3, boxOfTi3],
  [ti4, boxOfTi4],
  [inscription, boxOfInscription],
] as const)
  test(`the box of ${cover.id} names everything that a lobby asks for, and is part of its words`, async () => {
    const { choices } = askedFor(cover, {}, 0);
    const everything = Object.entries(cover.options).flatMap(([name, { kind }]) =>
      kind === 'choice' || kind === 'text' || kind === 'switch' ? [name] : [],
    );
    const asked = [
      ...everything.map((name) => optionKey(name)),
      ...choices.flatMap(([name, , values]) => values.map((value) => optionKey(name, value))),
    ];
    for (const language of languages) {
      const words = await box[language]();
      expect(Object.keys(words)).toEqual(
        expect.arrayContaining([...printed, ...cover.levels.map((level) => `level.${level}`), ...asked]),
      );
      expect(await cover.words[language]()).toMatchObject(words);
    }
  });
