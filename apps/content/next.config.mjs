import path from 'node:path';
// JavaScript: the server reads it when it starts, without a compiler.
import { withPayload } from '@payloadcms/next/withPayload';
import { PATCHES } from './src/upstream-fixes/payload-admin.mjs';

const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/** Texts of Payload's admin that no option reaches. */
const loader = path.join(import.meta.dirname, 'src/upstream-fixes/payload-admin.mjs');
const patchRules = Object.fromEntries(
  Object.keys(PATCHES).map((file) => [`**/node_modules/${file}`, { loaders: [loader] }]),
);

/**
 * Headers of everything but what the site asks for, which has its own. Payload's pages carry scripts and styles of their
 * own in the page, so the policy says what it can: no frames around them, no plug-ins, no other base, forms to this
 * server alone.
 */
const ownHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Content-Security-Policy': "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'",
  'X-Robots-Tag': 'noindex, nofollow',
};

/** @type {import('next').NextConfig} */
const nextConfig = {
  turbopack: { root: repositoryRoot, rules: patchRules },
  poweredByHeader: false,
  // One Payload for the process, with the names of its classes. Bundled, each route had a copy of its own, minified: its
  // errors were of no class that another copy knows and had no name, so a refusal came without its reason. Measured: start
  // 3.0 s of processor time instead of 2.1, 468 MB instead of 415, a build of 93 s and 86 MB instead of 114 s and 164 MB.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@libsql/client',
  ],
  // Renditions are made when a picture is uploaded; `/_next/image` would make others for every client.
  images: { unoptimized: true },
  // `npm run check` type-checks with the same compiler; doing it twice costs the build 20 s and 400 MB.
  typescript: { ignoreBuildErrors: true },
  // What a small machine can build. Measured: with the cache 130 s of processor time, without 114 s. With source maps,
  // which nothing in production reads, 2.3 GB at the peak and 316 MB of output; without, 1.7 GB and 189 MB.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  devIndicators: false,
  headers: async () => [
    {
      source: '/((?!api/|media/).*)',
      headers: Object.entries(ownHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
  // The request log is ours (src/request-log.ts), one JSON line per request.
  logging: { incomingRequests: false },
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
