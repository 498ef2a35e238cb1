// Texts that do not fit: what is wider or taller than the place that hides its overflow.
import type { Page } from '@playwright/test';

/** The texts that are cut, each with what holds it. What ends in … may: it says that there is more. */
export const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    const found = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!own || style.visibility === 'hidden' || element.clientWidth === 0 || element.matches('.hidden-text'))
        return false;
      if (element.closest('.hidden-text') !== null || style.textOverflow === 'ellipsis') return false;
      if (style.getPropertyValue('-webkit-line-clamp') !== 'none') return false;
      const isWide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isTall = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
      return isWide || isTall;
    });
    return found.map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.innerText}`);
  });
