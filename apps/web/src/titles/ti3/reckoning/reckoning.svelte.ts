// The reckoning, once it has arrived; null before. Everything that asks shows something simpler until then.
type Reckoning = typeof import('./rules.ts');

let loaded = $state.raw<Reckoning | null>(null);
let isLoading = false;

export function reckoning(): Reckoning | null {
  if (!isLoading) {
    isLoading = true;
    import('./rules.ts').then(
      (module) => {
        loaded = module;
      },
      () => {
        isLoading = false;
      },
    );
  }
  return loaded;
}
