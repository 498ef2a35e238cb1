// Texts that do not fit into the place that holds them.
import type { Page } from '@playwright/test';

/** The texts that are cut at a side, by their own box or by one around it. What ends in … may: it says that there is more. */
export const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (element: Element): boolean => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const isShortened = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
    };
    /** Cut by this box: it begins inside and ends outside. */
    const isCutBy = (box: DOMRect, text: DOMRect): boolean =>
      text.left < box.right - 1 && text.right > box.right + 2 && text.top < box.bottom - 1 && text.bottom > box.top + 1;
    const isCut = (node: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let around = node.parentElement; around !== null; around = around.parentElement) {
        if (isShortened(around) || around.matches('.hidden-text, svg')) return false;
        if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
        if (clips(around) && isCutBy(around.getBoundingClientRect(), text)) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
      if (isSeen && node.textContent?.trim() && isCut(node)) cut.push(node.textContent);
    }
    return cut;
  });
