// Writing domain counters: laid out, looked at, turned, put on planets and taken off them.
import { used } from '@custodian/kernel';
import type { DomainCounterId, PlanetId } from '../content/facts/index.ts';
import { domainCounters } from '../content/facts/index.ts';
import type { DomainCounter, PlanetState, Seat, System, Ti3 } from '../game.ts';
import { domainKey } from '../hiding.ts';
import { planetIndex } from '../queries/board.ts';
import { say } from '../words/index.ts';
import { emit, open, reveal } from './pen.ts';

/** One counter face down on each planet; the rest goes back into the box unseen. */
export function layDomains(x: Ti3, planets: readonly PlanetId[], counters: readonly DomainCounterId[]): void {
  const faceDown = counters.map((id): DomainCounter => ({ id, faceUp: false }));
  for (const id of planets) planetAt(x, id).domain = faceDown.pop() ?? null;
  open(x).box.domains = faceDown;
  emit(x, { type: 'domainsLaid', count: planets.length });
}

/** Puts a counter on a planet, or none; what lay there goes back into the box as it lay. */
export function setDomain(x: Ti3, planet: PlanetId, domain: PlanetState['domain']): void {
  const before = takeDomain(x, planet);
  if (before !== null) open(x).box.domains.push(before);
  planetAt(x, planet).domain = domain;
  if (domain === null) emit(x, { type: 'domainDiscarded', planet });
  else emit(x, { type: 'domainPlaced', planet, domain: nameOf(domain) });
}

/** A counter leaves its planet, and not for the box: it becomes a wormhole, or a player keeps it. */
export function takeDomain(x: Ti3, planet: PlanetId): PlanetState['domain'] {
  const at = planetAt(x, planet);
  const before = at.domain;
  at.domain = null;
  delete open(x).seen[domainKey(planet)];
  return before;
}

/** Everybody sees the counter now. */
export function turnDomain(x: Ti3, planet: PlanetId): void {
  const { domain } = planetAt(x, planet);
  if (domain === null) return;
  used('domain', domain.id);
  if (domain.faceUp) return;
  domain.faceUp = true;
  delete open(x).seen[domainKey(planet)];
  reveal(x);
  emit(x, { type: 'domainRevealed', planet, domain: nameOf(domain), value: domainCounters[domain.id].value ?? 0 });
}

/** A seat looks at the counters that lie face down on these planets, and remembers them. */
export function probeDomains(x: Ti3, seat: Seat, system: string, planets: readonly PlanetId[]): void {
  const { seen } = open(x);
  reveal(x);
  emit(x, { type: 'domainsProbed', seat, system });
  for (const planet of planets) {
    const domain = planetAt(x, planet).domain as DomainCounter;
    seen[domainKey(planet)] = (seen[domainKey(planet)] ?? 0) | (1 << seat);
    const value = domainCounters[domain.id].value ?? 0;
    emit(x, { type: 'domainSeen', seat, planet, domain: nameOf(domain), value, to: [seat] });
  }
}

/** What a die of razing or of the settlers shows. */
export function showDomainRoll(x: Ti3, seat: Seat, planet: PlanetId, roll: number): void {
  reveal(x);
  emit(x, { type: 'domainRolled', seat, planet, roll });
}

/** Ships have burned a planet from above. */
export function showRazing(x: Ti3, seat: Seat, planet: PlanetId): void {
  emit(x, { type: 'planetRazed', seat, planet });
}

/** A counter's name as words: while it lies face down its id belongs to nobody. */
const nameOf = ({ id }: DomainCounter) => say(`domain.${domainCounters[id].kind}`) as { key: string };

function planetAt(x: Ti3, id: PlanetId): PlanetState {
  const [system, planet] = planetIndex(x.g, id);
  return (open(x).systems[system] as System).planets[planet] as PlanetState;
}
