/** The browser's build: of each screen what every page needs, in place of the definitions with their query fields. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as AllScreens from '../app/screens/all-screens.ts';
import type { Place } from '../app/screens/define-screen.ts';

const table = fileURLToPath(new URL('../app/screens/all-screens.ts', import.meta.url));

const toPlace = ({ path, title, section, lists, hasFeed, noindex, cached }: Place): Place => ({
  path,
  title,
  section,
  ...(lists ? { lists } : {}),
  ...(hasFeed ? { hasFeed } : {}),
  ...(noindex ? { noindex } : {}),
  ...(cached === false ? { cached } : {}),
});

/** The module that stands for all-screens.ts in the browser: data alone. */
export const toPlacesModule = ({ home, sections, details, pages }: typeof AllScreens): string =>
  Object.entries({
    home: toPlace(home),
    sections: sections.map((section) => ({ ...section, screens: section.screens.map(toPlace) })),
    details: details.map(toPlace),
    pages: pages.map(toPlace),
  })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

export const screenPlaces = (): Plugin => ({
  name: 'screen-places',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/app\/screens\/all-screens\.ts$/ },
    // by its address: the configuration is bundled, and its bundle must not hold the screens with all that they load
    handler: async () => toPlacesModule((await import(table)) as typeof AllScreens),
  },
});
