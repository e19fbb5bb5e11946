import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import payloadConfig from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';
import './admin.css';
import './check.css';
import './contrast.css';
import './desk.css';
import './editing.css';
import './manual.css';
import './outage-desk.css';
import './outage-import.css';
import './review.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config: payloadConfig, importMap });
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={payloadConfig} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
