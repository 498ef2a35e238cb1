// A shape that must be drawn: which way it lies, where it is held, and whether it fits there.
import type { Desk } from '@custodian/inscription/desk';
import { warfareOf } from '@custodian/inscription/facts/sheets/index';
import type { UnitId } from '@custodian/inscription/facts/vocabulary';
import { marksAnomalies, whyNotThere } from '@custodian/inscription/marks';
import type { Node } from '../art/outline.ts';
import { flipped, turned, wayOf } from './turning.ts';

/** What the pencil tells of itself. */
interface Pencil {
  readonly desk: Desk | null;
  readonly possible: readonly string[];
  make(mark: string): void;
}

export interface Lying {
  readonly way: number;
  /** The lower left corner of its box. */
  readonly x: number;
  readonly y: number;
}

export type WhyNot = NonNullable<ReturnType<typeof whyNotThere>>;

/** How far a shape is drawn to a place that fits, in nodes. */
const SNAP = 1.2;

export class Placing {
  private held = $state.raw<{ readonly of: string; readonly lying: Lying } | null>(null);
  /** Where it lay when it was last let go: while a pointer moves it, nothing but the shape itself is drawn anew. */
  private let = $state.raw<{ readonly of: string; readonly lying: Lying } | null>(null);
  private isDragged = false;

  unit: UnitId | null = $derived.by(() => {
    const [op] = this.pencil.desk?.owed ?? [];
    return op?.op === 'deploy' ? op.unit : null;
  });
  /** Every way the shape can lie, the first as printed. */
  ways: readonly (readonly Node[])[] = $derived.by(() => {
    const { unit } = this;
    const { desk } = this.pencil;
    return unit === null || desk === null ? [] : (warfareOf(desk.paper.sides.warfare).ways.get(unit) ?? []);
  });
  /** Where it fits. */
  places: readonly Lying[] = $derived.by(() => (this.unit === null ? [] : this.pencil.possible.map(lyingOf)));
  /** Which shape is placed: a second one of a kind begins anew. */
  private of: string = $derived.by(() => `${this.unit} ${this.pencil.desk?.paper.warfare.drawn.length}`);
  lying: Lying | null = $derived(this.held?.of === this.of ? this.held.lying : (this.places[0] ?? null));
  nodes: readonly Node[] = $derived.by(() => this.nodesAt(this.lying));
  /** Why it cannot lie where it is; null: it can. */
  why: WhyNot | null = $derived.by(() => this.whyNot(this.nodes));
  /** The same of where it rests: what is told of it, and what would be drawn. */
  resting: Lying | null = $derived(this.let?.of === this.of ? this.let.lying : (this.places[0] ?? null));
  whyResting: WhyNot | null = $derived.by(() => this.whyNot(this.nodesAt(this.resting)));
  mark: string | null = $derived(this.resting === null || this.whyResting !== null ? null : markOf(this.resting));

  constructor(private readonly pencil: Pencil) {}

  draw(): void {
    if (this.mark !== null) this.pencil.make(this.mark);
  }

  turn(): void {
    this.lieAs(turned);
  }

  flip(): void {
    this.lieAs(flipped);
  }

  /** The next place where it fits, whichever way it lies. */
  next(): void {
    const { lying } = this;
    const at = this.places.findIndex((place) => lying !== null && markOf(place) === markOf(lying));
    this.hold(this.places[(at + 1) % this.places.length]);
  }

  /** One node aside. */
  move(dx: number, dy: number): void {
    if (this.lying !== null) this.hold(this.inside({ ...this.lying, x: this.lying.x + dx, y: this.lying.y + dy }));
  }

  chooseWay(way: number): void {
    const here = this.lying;
    if (here !== null)
      this.hold(this.near({ ...here, way }, Number.POSITIVE_INFINITY) ?? this.inside({ ...here, way }));
  }

  /** Held somewhere: drawn to the nearest place that fits, else where it is. */
  holdAt(x: number, y: number): void {
    if (this.lying === null) return;
    const free = { ...this.lying, x, y };
    const next = this.near(free, SNAP) ?? this.inside({ ...free, x: Math.round(x), y: Math.round(y) });
    // The same place again draws nothing anew.
    if (next.x !== this.lying.x || next.y !== this.lying.y) this.hold(next);
  }

  /** To cover a node: as it lies if it fits so, else any other way. */
  cover([x, y]: Node): void {
    const { lying } = this;
    const covers = this.places.filter((place) =>
      this.ways[place.way]?.some(([dx, dy]) => place.x + dx === x && place.y + dy === y),
    );
    const far = (place: Lying): number =>
      lying === null ? 0 : (place.way === lying.way ? 0 : 100) + Math.hypot(place.x - lying.x, place.y - lying.y);
    const [best] = [...covers].sort((a, b) => far(a) - far(b));
    this.hold(best ?? (lying === null ? undefined : this.inside({ ...lying, x, y })));
  }

  /** A pointer takes it, and lets it go. */
  take(): void {
    this.isDragged = true;
  }
  rest(): void {
    this.isDragged = false;
    this.let = this.held;
  }

  private nodesAt(lying: Lying | null): readonly Node[] {
    return lying === null ? [] : (this.ways[lying.way] ?? []).map(([x, y]): Node => [x + lying.x, y + lying.y]);
  }

  private whyNot(nodes: readonly Node[]): WhyNot | null {
    const { desk } = this.pencil;
    return desk === null || nodes.length === 0 ? null : whyNotThere(desk.paper, marksAnomalies(desk), nodes);
  }

  private hold(lying: Lying | undefined): void {
    if (lying === undefined) return;
    this.held = { of: this.of, lying };
    if (!this.isDragged) this.let = this.held;
  }

  private lieAs(change: (shape: readonly Node[]) => readonly Node[]): void {
    const { lying } = this;
    const shape = lying === null ? undefined : this.ways[lying.way];
    if (lying === null || shape === undefined) return;
    const way = wayOf(this.ways, change(shape));
    const free = { ...lying, way };
    this.hold(this.near(free, SNAP) ?? this.inside(free));
  }

  private near(free: Lying, within: number): Lying | undefined {
    const far = (place: Lying): number => Math.hypot(place.x - free.x, place.y - free.y);
    const [best] = this.places.filter((place) => place.way === free.way).sort((a, b) => far(a) - far(b));
    return best !== undefined && far(best) <= within ? best : undefined;
  }

  /** Not beyond the rim of the grid. */
  private inside({ way, x, y }: Lying): Lying {
    const shape = this.ways[way] ?? [];
    const { desk } = this.pencil;
    const sheet = desk === null ? null : warfareOf(desk.paper.sides.warfare);
    const wide = Math.max(...shape.map(([dx]) => dx)) + 1;
    const high = Math.max(...shape.map(([, dy]) => dy)) + 1;
    return { way, x: clamp(x, (sheet?.columns ?? 0) - wide), y: clamp(y, (sheet?.rows ?? 0) - high) };
  }
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

const markOf = ({ way, x, y }: Lying): string => `lay ${way} ${x}_${y}`;

function lyingOf(mark: string): Lying {
  const [, way = '0', at = '0_0'] = mark.split(' ');
  const [x = 0, y = 0] = at.split('_').map(Number);
  return { way: Number(way), x, y };
}
