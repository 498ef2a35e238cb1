// The rule that is being looked up, over whatever page is open.
let open = $state.raw<string | null>(null);

export const openRule = (): string | null => open;

export function lookUp(rule: string | null): void {
  open = rule;
}
