import type { Plugin } from 'vite';
import { WORKER_PATH } from '../app/device/constants.ts';
import { bundleScript } from './bundle-script.ts';

/** Vite plugin: adds the service worker to the client build, at the root, because its place bounds what it serves. */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    const { code } = await bundleScript('worker/offline-worker.ts', ['chrome99', 'safari15.4', 'firefox97']);
    this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: code });
  },
});
