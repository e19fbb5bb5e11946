import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getPayload } from 'payload';
import payloadConfig from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface AdminPageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export function generateMetadata({ params, searchParams }: AdminPageProps): Promise<Metadata> {
  return generatePageMetadata({ config: payloadConfig, params, searchParams });
}

/** Screens of Payload that mail a link or create the first user; here a command does both. */
const CLOSED_SCREENS = new Set(['forgot', 'reset', 'create-first-user', 'verify']);

export default async function AdminPage({ params, searchParams }: AdminPageProps) {
  const [screen] = (await params).segments ?? [];
  if (screen && CLOSED_SCREENS.has(screen)) redirect('/admin/login');
  if (screen !== 'logout' && screen !== 'logout-inactivity') {
    const payload = await getPayload({ config: payloadConfig });
    const { user } = await payload.auth({ headers: await headers() });
    if (user?.mustChangePassword) redirect('/admin/password');
  }
  return RootPage({ config: payloadConfig, importMap, params, searchParams });
}
