import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const repositoryRoot = path.resolve(import.meta.dirname, '../..');

const nextConfig: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  poweredByHeader: false,
  // Reads PDFs in a thread of its own, which finds it in node_modules (src/search/pdf-text.ts).
  outputFileTracingIncludes: {
    '/api/v1/*': ['package.json', 'legacy/build/*.mjs', 'cmaps/*', 'standard_fonts/*'].map(
      (files) => `../../node_modules/pdfjs-dist/${files}`,
    ),
  },
  // `npm run check` type-checks with the same compiler; doing it twice costs the build 20 s and 400 MB.
  typescript: { ignoreBuildErrors: true },
  // Measured: with the cache a build takes 130 s of processor time and 2.3 GB, warm or cold; without, 114 s and 1.9 GB.
  experimental: { turbopackFileSystemCacheForBuild: false },
  devIndicators: false,
  // The request log is ours (src/request-log.ts), one JSON line per request.
  logging: { incomingRequests: false },
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
