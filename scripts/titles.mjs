// The game that a server is tried with: the one that is named, or the first it knows.
export async function titleOf(base, name) {
  const { titles } = await (await fetch(`${base}/api/titles`)).json();
  const found = name === undefined ? titles[0] : titles.find(({ id }) => id === name);
  if (found === undefined)
    throw new Error(`there is no game "${name}"; there is: ${titles.map(({ id }) => id).join(', ')}`);
  return found;
}
