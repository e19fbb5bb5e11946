import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { widthMedia } from './css-widths.ts';
import { inlineScript } from './scripts/inline-script.ts';
import { offlineWorker } from './scripts/offline-worker.ts';
import { pdfjsFiles } from './scripts/pdfjs-files.ts';
import { screenPlaces } from './scripts/screen-places.ts';
import { missingRouteModule } from './upstream-fixes/missing-route-module.ts';
import { repeatedStyles } from './upstream-fixes/repeated-styles.ts';

/**
 * Modules of the chunk that every page loads. None of them may import the schemas (zod). Not the entry: it starts when
 * it is read, which must be after the page's routes have been (deferred-hydration.ts).
 */
const inFrame = new RegExp(
  [
    'app/(root\\.tsx|(device|runtime)/(?!aids/|display\\.ts|reading-size|recent-searches|near-place)|api/(content\\.browser|load(-screen)?\\.ts|page-cache|use-(?!fresh-list)))',
    // the footer and the shortcuts are fetched when they are needed, but their styles belong to the first page
    'app/shell/(?!suggestions\\.|(footer|licence|shortcuts)\\.tsx)',
    'app/routes/frame/(site-layout|page-boundary|error-page)',
    'app/components/(field|date-block|tag|status-tag|outage-status|list-row|tabs|link-more|section-heading|sample-tag|cover|icon-button|words)/(?!whole-figures|tabs\\.tsx)',
    // the styles of an answer belong to the first page of a look-up, its code comes with the answer
    'app/components/outage-verdict/(outage-verdict\\.module|asking-verdict)|app/components/(chip/chip|marked-places/marked-places)\\.module',
    // the drawings of one section come with it, and those of the footer
    'app/art/(?!party|police-badge)',
    'app/screens/(define-screen|all-screens)|app/site-map',
    'vite/preload-helper',
    'app/model/(text/beijing-time|outage/outage|home/home-(outages|hero|look-up)|page/words)\\.ts',
    'contract/src/(outage-status|outage-kinds|time|text-limit)\\.ts',
  ].join('|'),
);

/**
 * What a page within a section stands in, and what lists are made of: one style sheet, not one a component. The first
 * paint waits for every sheet of a page, and nearly all of these pages have both.
 */
const inPage = new RegExp(
  'app/components/(section-page|page-banner|page-heading|sub-nav|breadcrumb|note|count-chips|filter-bar|get-form|' +
    'list-(body|empty|head|pending)|news-row|notice-list|outage-elapsed|pagination|record-(filter|row)|result-line|' +
    'row-(facts|title)|safety-advice|skeleton)/|app/components/tabs/tabs\\.tsx|app/api/use-fresh-list|app/model/outage/follow-status|app/routes/frame/list-boundary|app/screens/query-fields',
);

/** What texts of editors and the facts beside them stand in: one file on every page of texts, not ten. */
const inText = new RegExp(
  'app/components/((rich-text|gallery|picture|picture-viewer|fact-list|fact-parts|contact-lines|phone-list|table-box|' +
    'statement-heading|attachments)/|article/article-(media|part)|dialog/use-modal|column-page/column-text)|' +
    'app/model/text/figures\\.ts',
);

/** Class of a CSS module on the page: a short hash of the file, then its name in the file. */
const className = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `_${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}_${name}`;
};

export default defineConfig({
  plugins: [
    inlineScript('virtual:before-paint', 'app/runtime/before-paint.ts'),
    pdfjsFiles(),
    offlineWorker(),
    screenPlaces(),
    missingRouteModule(),
    repeatedStyles(),
    reactRouter(),
  ],
  css: { postcss: { plugins: [widthMedia()] }, modules: { generateScopedName: className } },
  environments: { ssr: { build: { rolldownOptions: { input: 'app/render/handler.ts' } } } },
  build: {
    // Chromium 99, Safari 15.4, Firefox 97: the oldest engines that know cascade layers.
    target: ['chrome99', 'safari15.4', 'firefox97'],
    assetsInlineLimit: 0,
    // React Router preloads what a route needs.
    modulePreload: false,
    // 1 KB of the first visit's budget less than with the default minifier.
    minify: 'terser',
    // What libraries warn developers of, they say in the development server.
    terserOptions: { module: true, compress: { passes: 3, ecma: 2020, drop_console: ['warn'] } },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with dependencies only, so it stays in the browser's cache over deployments.
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown\/runtime/,
              priority: 3,
            },
            // What every page needs, and the small parts that most of them share, in one file: thirty small ones
            // compress worse (4 KB of the first visit's budget) and queue up on one connection.
            { name: 'frame', test: inFrame, priority: 2 },
            { name: 'page', test: inPage, priority: 1 },
            { name: 'text', test: inText, priority: 1 },
            // Styles of the home page's parts, also of those whose code comes later: one sheet. And what they share.
            {
              name: 'home-parts',
              test: /app\/routes\/home\/(?:[\w-]+\.module\.css|home\.screen|tab-|use-)/,
              priority: 1,
            },
            // The client of the content server: not needed before the first navigation.
            { name: 'content', test: /node_modules[\\/]zod[\\/]|api[\\/]browser-api/, priority: 1 },
          ],
        },
      },
    },
  },
});
