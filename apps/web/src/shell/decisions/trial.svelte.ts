// Would the server accept a plan? Asked a moment after the last change.
import type { Json, Refusal } from '@custodian/kernel';

const PAUSE = 200;

export class Trial {
  /** Why the last plan that was looked at will not do: it stands until another plan has been looked at. */
  refusal = $state.raw<Refusal | null>(null);
  isChecking = $state(false);

  constructor(private readonly ask: (plan: Json) => Promise<Refusal | null>) {}

  /** Begins to look at a plan; what it gives ends that. */
  watch(plan: Json): () => void {
    this.isChecking = true;
    let isStale = false;
    const timer = setTimeout(async () => {
      const found = await this.ask(plan);
      if (isStale) return;
      this.refusal = found;
      this.isChecking = false;
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }

  forget(): void {
    this.refusal = null;
    this.isChecking = false;
  }
}
