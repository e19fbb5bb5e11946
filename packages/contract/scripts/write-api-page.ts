/** Writes the readable page of the contract, its style and the OpenAPI document: `node … <folder>`, for the site's build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PAGE_STYLE, createApiPage } from './api-page.ts';
import { createOpenApiDocument } from './openapi-document.ts';

const [folder = ''] = process.argv.slice(2);
if (folder === '') throw new Error('name a folder');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'docs.html'), createApiPage());
writeFileSync(join(folder, 'docs.css'), API_PAGE_STYLE);
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(createOpenApiDocument()));
