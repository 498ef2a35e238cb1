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
    const isCut = (element: HTMLElement): boolean => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        if (isShortened(around) || around.matches('.hidden-text, dialog:not([open])')) return false;
        if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
        if (clips(around) && isCutBy(around.getBoundingClientRect(), text)) return true;
      }
      return false;
    };
    const texts = [...document.body.querySelectorAll<HTMLElement>(':not(svg, svg *)')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return texts.filter(isCut).map((element) => `${element.tagName.toLowerCase()}: ${element.innerText}`);
  });
