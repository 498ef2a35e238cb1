// What is loaded when it is first asked for; null before. Everything that asks shows something simpler until then.

export function late<T>(load: () => Promise<T>): () => T | null {
  let loaded = $state.raw<T | null>(null);
  let isLoading = false;
  return () => {
    if (!isLoading) {
      isLoading = true;
      load().then(
        (module) => {
          loaded = module;
        },
        () => {
          isLoading = false;
        },
      );
    }
    return loaded;
  };
}
