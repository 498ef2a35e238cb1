// What went wrong, in a line.

export function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  const from = lines.slice(0, 3).map((line) =>
    line
      .trim()
      .replace(/^at /, '')
      .replace(/(?:file:)?\/\S*\/(packages|apps)\//, '$1/'),
  );
  return [error.message, ...from].join(' < ');
}

export function shortly(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 200);
}
