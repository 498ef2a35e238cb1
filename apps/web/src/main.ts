// The page begins: the reader's settings and language first, so that nothing flickers through another one.
import { mount } from 'svelte';
import App from './App.svelte';
import { loadAnewWhenPartsAreMissing } from './shell/anew.ts';
import { followHouse } from './shell/house.svelte.ts';
import { listenToLinks } from './shell/router.svelte.ts';
import './kit/styles/tokens.css';
import './kit/styles/base.css';
import { loadMe } from './shell/person.svelte.ts';
import { applySettings } from './shell/settings/settings.svelte.ts';
import { knowPages } from './shell/title/titles.svelte.ts';
import { pages } from './titles.ts';
import { preferredLanguage, setLanguage, whenSpoken } from './words/words.svelte.ts';

const target = document.getElementById('app');
loadAnewWhenPartsAreMissing();
listenToLinks();
knowPages(pages);
applySettings();
setLanguage(preferredLanguage()).catch(() => undefined);
loadMe();
followHouse();
await whenSpoken();
if (target !== null) mount(App, { target });
