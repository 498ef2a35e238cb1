// What everybody should know about the server itself: asked for now and then, and when somebody comes back to the page.
import type { HouseNews } from '@custodian/protocol';
import { api, hasFailed } from './api.ts';

const EVERY = 60_000;
/** Where it is kept what this device has been told. */
const READ = 'custodian.read';

let news = $state.raw<HouseNews | null>(null);
let read = $state.raw<readonly string[]>(readBefore());

export const house = (): HouseNews | null => news;

export async function loadHouse(): Promise<void> {
  const answer = await api.house();
  if (!hasFailed(answer)) news = answer.house;
}

export function followHouse(): void {
  const look = (): void => {
    if (!document.hidden) loadHouse();
  };
  look();
  setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
}

export const isRead = (id: string): boolean => read.includes(id);

export function dismiss(id: string): void {
  read = [...read, id].slice(-50);
  localStorage.setItem(READ, JSON.stringify(read));
}

function readBefore(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(READ) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
