// Whether what is on a page can be used by everybody: WCAG 2.2 AA, as far as a program can tell.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing that keeps somebody out; where contrast is asked for, there is text enough whose contrast could be measured. */
export async function check(page: Page, where: string, rules: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations, passes } = await (rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(WCAG)).analyze();
  for (const rule of rules)
    expect.soft(passes.find(({ id }) => id === rule)?.nodes.length ?? 0, where).toBeGreaterThan(8);
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect.soft(told, where).toEqual([]);
}
