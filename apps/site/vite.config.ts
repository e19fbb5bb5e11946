import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { widthMedia } from './css-widths.ts';
import { inlineScript } from './scripts/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript('virtual:before-paint', 'app/device/before-paint.ts'), reactRouter()],
  css: { postcss: { plugins: [widthMedia()] } },
  build: {
    // Chromium 99, Safari 15.4, Firefox 97: the oldest engines that know cascade layers.
    target: ['chrome99', 'safari15.4', 'firefox97'],
    assetsInlineLimit: 0,
    // React Router preloads what a route needs; Vite's own helper would come on top.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with dependencies only, so it stays in the browser's cache over deployments.
            { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
            // What every page needs, in one file: twenty small ones compress worse and queue up on one connection.
            {
              name: 'frame',
              test: /app[\\/](root\.tsx|entry\.client|api[\\/](content\.browser|load)|routes[\\/]plain[\\/](site-layout|page-boundary|error-page))/,
              priority: 2,
            },
            // The client of the content server: not needed before the first navigation.
            { name: 'content', test: /node_modules[\\/]zod[\\/]|api[\\/]browser-api/, priority: 1 },
          ],
        },
      },
    },
  },
});
