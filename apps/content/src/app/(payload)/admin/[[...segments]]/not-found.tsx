import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import payloadConfig from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface NotFoundProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export function generateMetadata({ params, searchParams }: NotFoundProps): Promise<Metadata> {
  return generatePageMetadata({ config: payloadConfig, params, searchParams });
}

export default function AdminNotFound({ params, searchParams }: NotFoundProps) {
  return NotFoundPage({ config: payloadConfig, importMap, params, searchParams });
}
